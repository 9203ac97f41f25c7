@echo off
rem Tenuto's command on Windows: builds the program if it is missing, then runs it. As ./tenuto elsewhere, but it does not
rem see that sources have changed (tenuto.cmd after "mvnw.cmd package" does), and leaves no resident program behind.
rem
rem   TENUTO_JAVA_OPTS  further flags for the JVM, separated by spaces
rem   TENUTO_BUILD      "never": start what is built
rem   TENUTO_JDK_ROOTS  folders with JDKs, separated by semicolons, instead of those of the installers
rem   TENUTO_PYTHON     the CPython for patches with a line "# tenuto: python3"
setlocal enableextensions disabledelayedexpansion
set "root=%~dp0"
set "lib=%root%scripting\target\lib"

set "home="
call :try "%JAVA_HOME%"
set "roots=%ProgramFiles%\Eclipse Adoptium;%ProgramFiles%\Java;%ProgramFiles%\Microsoft;%ProgramFiles%\Zulu"
set "roots=%roots%;%ProgramFiles%\Amazon Corretto;%ProgramFiles%\BellSoft"
set "roots=%roots%;%LocalAppData%\Programs\Eclipse Adoptium;%UserProfile%\.jdks;%UserProfile%\.gradle\jdks"
if defined TENUTO_JDK_ROOTS set "roots=%TENUTO_JDK_ROOTS%"
if not defined home call :search
if not defined home for %%j in (java.exe) do call :try "%%~dp$PATH:j.."
if not defined home (
  echo tenuto: no JDK 25 was found; install one ^(Eclipse Temurin 25: https://adoptium.net^) or set JAVA_HOME to it >&2
  exit /b 2
)
set "JAVA_HOME=%home%"

if exist "%lib%\tenuto-scripting.jar" goto built
if "%TENUTO_BUILD%"=="never" goto built
echo tenuto: building ^(first run^) ... >&2
call "%root%mvnw.cmd" --batch-mode --quiet --file "%root%pom.xml" --projects scripting --also-make ^
  -Dmaven.test.skip=true -Dspotless.check.skip=true package >&2
if errorlevel 1 exit /b 1
:built

rem A patch for Python 3, and what a farm does, is Python's.
set "package="
if "%~1"=="render" goto arguments
if "%~1"=="watch" goto arguments
if "%~1"=="process" goto arguments
goto java
:arguments
set "command=%~1"
set "rest="
:argument
shift
if "%~1"=="" goto asked
if "%~1"=="--farm" set "package=tenuto.farm"
if /i "%~x1"==".py" if not "%command%"=="process" if exist "%~1" call :read "%~1"
set rest=%rest% %1
goto argument
:asked
if not defined package goto java
if not defined TENUTO_PYTHON set "TENUTO_PYTHON=python"
set "PYTHONPATH=%root%python\src;%PYTHONPATH%"
set "TENUTO_HOME=%root%."
set "TENUTO_JAVA_HOME=%home%"
if "%package%%command%"=="tenutorender" (
  "%TENUTO_PYTHON%" -m tenuto%rest%
) else (
  "%TENUTO_PYTHON%" -m %package% %*
)
exit /b %errorlevel%

:java
rem What is large lives outside the heap; two collectors are an error.
set "collector=-XX:+UseSerialGC"
if defined TENUTO_JAVA_OPTS if not "%TENUTO_JAVA_OPTS:-XX:+Use=%"=="%TENUTO_JAVA_OPTS%" set "collector="
"%home%\bin\java.exe" "@%root%.mvn\tenuto.jvm" "-Dtenuto.home=%root%." "-Dtenuto.state=%root%.tenuto" ^
  %collector% %TENUTO_JAVA_OPTS% ^
  -classpath "%lib%\*" tenuto.scripting.command.Tenuto %*
exit /b %errorlevel%

rem Looks in the folders of JDKs.
:search
set "left=%roots%"
set "roots="
for /f "tokens=1* delims=;" %%r in ("%left%") do (
  set "folder=%%r"
  set "roots=%%s"
)
if exist "%folder%" for /d %%d in ("%folder%\*") do call :try "%%d"
if defined home exit /b
if defined roots goto search
exit /b

rem Takes a home if it is that of a Java 25 and none is found yet.
:try
if defined home exit /b
if not exist "%~1\bin\java.exe" exit /b
if not exist "%~1\release" exit /b
set "version="
for /f "usebackq tokens=1,2 delims==" %%a in ("%~1\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if "%version%"=="25" set "home=%~1"
if "%version:~0,3%"=="25." set "home=%~1"
exit /b

rem Looks whether a patch says that it is written for Python 3.
:read
for /f "usebackq tokens=1-3" %%a in ("%~1") do if "%%a %%b %%c"=="# tenuto: python3" set "package=tenuto"
exit /b
