; The installer for Windows. Compiled by windows_packages.py, which defines VERSION, SOURCE (the app's folder), PICTURES,
; LIST (what the uninstaller removes) and OUT. By default for one user, without an administrator; from an administrator's
; prompt, "attention-date-setup.exe /ALLUSERS" installs for everybody. /S is silent, /D=PATH chooses the folder.
;
; Windows knows files by what follows the last dot, so *.show.json cannot have a double click of its own without taking
; every .json: shows get a line in the menu of the right button, and the app is offered under "Open with".

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "x64.nsh"

!define PROGRAM "attention-date.exe"
!define KIND "AttentionDate.Show"
!define ABOUT "Software\Microsoft\Windows\CurrentVersion\Uninstall\AttentionDate"
!define VERB "Software\Classes\SystemFileAssociations\.json\shell\AttentionDate"
!define ENGLISH "Attention Date"
!define CHINESE "注意力相亲会"

Name "$(AppName)"
OutFile "${OUT}"
BrandingText "${ENGLISH} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${ENGLISH}"
VIAddVersionKey /LANG=0 "FileDescription" "${ENGLISH} setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT License"

!define MUI_ICON "${PICTURES}/attention-date.ico"
!define MUI_UNICON "${PICTURES}/attention-date.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English" ; the first is for systems of all other languages
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString AppName ${LANG_ENGLISH} "${ENGLISH}"
LangString AppName ${LANG_SIMPCHINESE} "${CHINESE}"
LangString ShowKind ${LANG_ENGLISH} "Attention Date show"
LangString ShowKind ${LANG_SIMPCHINESE} "注意力相亲会文件"
LangString OpenWithIt ${LANG_ENGLISH} "Open with Attention Date"
LangString OpenWithIt ${LANG_SIMPCHINESE} "用注意力相亲会打开"
LangString NeedsAdministrator ${LANG_ENGLISH} "To install for all users, start the setup as an administrator."
LangString NeedsAdministrator ${LANG_SIMPCHINESE} "要给所有用户安装，请以管理员身份运行安装程序。"
LangString StillRunning ${LANG_ENGLISH} "Attention Date is running. Please close it, then try again."
LangString StillRunning ${LANG_SIMPCHINESE} "注意力相亲会还开着。请先关掉它，再试一次。"
LangString Needs64 ${LANG_ENGLISH} "Attention Date needs a 64-bit Windows."
LangString Needs64 ${LANG_SIMPCHINESE} "注意力相亲会需要 64 位的 Windows。"

; For whom: everybody with /ALLUSERS, else this user. SHCTX and the folders of the shell follow from it.
!macro ForWhom
  SetRegView 64
  SetShellVarContext current
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/ALLUSERS" $R1
  ${IfNot} ${Errors}
    UserInfo::GetAccountType
    Pop $R1
    ${If} $R1 != "Admin"
      MessageBox MB_OK|MB_ICONSTOP "$(NeedsAdministrator)" /SD IDOK
      SetErrorLevel 740
      Quit
    ${EndIf}
    SetShellVarContext all
    StrCpy $R2 "/ALLUSERS"
  ${Else}
    StrCpy $R2 ""
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(Needs64)" /SD IDOK
    Quit
  ${EndIf}
  !insertmacro ForWhom
  ${If} $INSTDIR == "" ; it is not with /D=
    ${If} $R2 == "/ALLUSERS"
      StrCpy $INSTDIR "$PROGRAMFILES64\${ENGLISH}"
    ${Else}
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${ENGLISH}"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro ForWhom
FunctionEnd

; A program that runs cannot be written to.
!macro MustNotRun
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $R3 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "$(StillRunning)" /SD IDOK
      SetErrorLevel 32
      Quit
    ${EndIf}
    FileClose $R3
  ${EndIf}
!macroend

Section "app"
  !insertmacro MustNotRun
  ${If} ${FileExists} "$INSTDIR\uninstall.exe" ; an older version: its files go first
    ExecWait '"$INSTDIR\uninstall.exe" /S $R2 _?=$INSTDIR'
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  File "/oname=show.ico" "${PICTURES}/show.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(AppName).lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr SHCTX "Software\Classes\${KIND}" "" "$(ShowKind)"
  WriteRegStr SHCTX "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\show.ico"
  WriteRegStr SHCTX "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "Software\Classes\.json\OpenWithProgids" "${KIND}" ""
  WriteRegStr SHCTX "${VERB}" "MUIVerb" "$(OpenWithIt)"
  WriteRegStr SHCTX "${VERB}" "AppliesTo" 'System.FileName:~>".show.json"'
  WriteRegStr SHCTX "${VERB}" "Icon" "$INSTDIR\show.ico"
  WriteRegStr SHCTX "${VERB}\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr SHCTX "${ABOUT}" "DisplayName" "$(AppName)"
  WriteRegStr SHCTX "${ABOUT}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${ABOUT}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${ABOUT}" "Publisher" "The Attention Date authors"
  WriteRegStr SHCTX "${ABOUT}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${ABOUT}" "UninstallString" '"$INSTDIR\uninstall.exe" $R2'
  WriteRegStr SHCTX "${ABOUT}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S $R2'
  WriteRegDWORD SHCTX "${ABOUT}" "NoModify" 1
  WriteRegDWORD SHCTX "${ABOUT}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD SHCTX "${ABOUT}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro MustNotRun
  !include "${LIST}" ; each file by its name: a folder that was chosen may hold more than ours
  Delete "$INSTDIR\show.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${ENGLISH}.lnk"
  Delete "$SMPROGRAMS\${CHINESE}.lnk"
  DeleteRegKey SHCTX "Software\Classes\${KIND}"
  DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "${KIND}"
  DeleteRegKey SHCTX "${VERB}"
  DeleteRegKey SHCTX "${ABOUT}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
