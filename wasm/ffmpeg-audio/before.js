// Put before Emscripten's script. @ffmpeg/ffmpeg names the module's address in this one's fragment, in Base64.
if (Module['mainScriptUrlOrBlob']) {
  const { wasmURL } = JSON.parse(atob(Module['mainScriptUrlOrBlob'].split('#')[1]));
  Module['locateFile'] = () => wasmURL;
}
// The program must not read anything from a terminal that is not there.
Module['stdin'] = () => null;
