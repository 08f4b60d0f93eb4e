#!/usr/bin/env bash
# Builds the engine from Debian's sources of FFmpeg, LAME and zlib, unchanged. On Debian 12, as root: `bash wasm/ffmpeg-audio/build.sh`.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# To be raised when the same sources are built otherwise: it is a part of the engine's address.
revision=2
ffmpeg=7:5.1.9-0+deb12u1
lame=3.100-6
zlib=1:1.2.13.dfsg-1

# ---- Tools and sources ----
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends dpkg-dev emscripten make
# Debian's Emscripten asks for a module of Debian's Node, which another Node does not look for there.
export NODE_PATH=/usr/share/nodejs

cat > "$work/debian.sources" <<'SOURCES'
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb-src
URIs: http://deb.debian.org/debian-security
Suites: bookworm-security
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
mkdir -p "$work/lists/partial"
# A list of its own, beside the system's.
apt=(apt-get -q -o "Dir::Etc::SourceList=$work/debian.sources" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$work/lists" -o APT::Sandbox::User=root)
"${apt[@]}" update
cd "$work"
"${apt[@]}" source --only-source --download-only "ffmpeg=$ffmpeg" "lame=$lame" "zlib=$zlib"
for name in ffmpeg lame zlib; do dpkg-source --extract "$name"_*.dsc "$name"; done

# ---- Libraries ----
flags=-O3
mkdir zlib-build lame-build ffmpeg-build

(cd zlib-build && CFLAGS=$flags emconfigure ../zlib/configure --static --prefix="$work/out")
emmake make -C zlib-build -j"$(nproc)" libz.a
(cd lame-build && emconfigure ../lame/configure --host=i686-linux-gnu --prefix="$work/out" CFLAGS="$flags" \
  --disable-shared --disable-frontend --disable-decoder --disable-analyzer-hooks --disable-gtktest --disable-dependency-tracking)
emmake make -C lame-build -j"$(nproc)"

# FFmpeg is configured with paths that are the same in any folder, for it prints how it was configured.
mkdir -p out/include/lame out/lib
cp zlib/zlib.h zlib-build/zconf.h out/include/
cp lame/include/lame.h out/include/lame/
cp zlib-build/libz.a lame-build/libmp3lame/.libs/libmp3lame.a out/lib/

# ---- FFmpeg, with whatever has sound in it and nothing else ----
# Decoders of audio, but for the second ones of a codec, made for processors without floating point. Those of pictures tell how
# large a cover is.
decoders=$(sed -n '/^\/\* audio codecs/,/^\/\* subtitles/p' ffmpeg/libavcodec/allcodecs.c |
  sed -n 's/^extern const FFCodec ff_\(.*\)_decoder;.*/\1/p' |
  grep -vxE 'aac_fixed|ac3_fixed|mp1|mp2|mp3|mp3adu|mp3on4' | paste -sd,),mjpeg,png
parsers=aac,aac_latm,ac3,adx,amr,cook,dca,dolby_e,flac,g723_1,g729,gsm,mlp,mpegaudio,opus,sbc,sipr,tak,vorbis,xma
cd ffmpeg-build
emconfigure ../ffmpeg/configure --target-os=none --arch=x86_32 --enable-cross-compile \
  --cc=emcc --cxx=em++ --ar=emar --ranlib=emranlib --nm=llvm-nm-14 --extra-cflags="$flags -I../out/include" --extra-ldflags=-L../out/lib \
  --disable-asm --disable-stripping --disable-pthreads --disable-runtime-cpudetect --disable-autodetect --disable-debug --disable-doc \
  --disable-network --disable-ffplay --disable-ffprobe --disable-avdevice --disable-swscale --disable-postproc \
  --disable-everything --enable-demuxers --enable-decoder="$decoders" --enable-parser="$parsers" --enable-zlib \
  --enable-libmp3lame --enable-encoder=libmp3lame --enable-muxer=mp3,ipod,ffmetadata,image2pipe \
  --enable-bsf=aac_adtstoasc --enable-filter=aresample --enable-protocol=file
libraries=(libavfilter/libavfilter.a libavformat/libavformat.a libavcodec/libavcodec.a libswresample/libswresample.a libavutil/libavutil.a)
program=(fftools/{ffmpeg,ffmpeg_filter,ffmpeg_hw,ffmpeg_mux,ffmpeg_opt,cmdutils,opt_common}.o)
emmake make -j"$(nproc)" "${libraries[@]}" "${program[@]}"

emcc $flags "${program[@]}" "${libraries[@]}" ../out/lib/libmp3lame.a ../out/lib/libz.a \
  -lworkerfs.js --pre-js "$here/before.js" --post-js "$here/after.js" \
  -sMODULARIZE -sEXPORT_ES6 -sEXPORT_NAME=createFFmpegCore -sENVIRONMENT=worker -sINVOKE_RUN=0 -sDYNAMIC_EXECUTION=0 \
  -sEXPORTED_FUNCTIONS=_main,___data_end -sEXPORTED_RUNTIME_METHODS=FS,callMain -sSUPPORT_LONGJMP=0 \
  -sINCOMING_MODULE_JS_API=[instantiateWasm,locateFile,mainScriptUrlOrBlob,stderr,stdin] \
  -sINITIAL_MEMORY=32MB -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=2GB -o ffmpeg-core.js
chmod 644 ffmpeg-core.wasm ffmpeg-core.js
mv ffmpeg-core.js ffmpeg-core.wasm "$here/"

digest() { sha256sum < "$here/$1" | cut -d' ' -f1; }
cat > "$here/engine.json" <<JSON
{
  "version": "$(sed 's/^[0-9]*://; s/-.*//' <<< "$ffmpeg")-$revision",
  "sources": { "ffmpeg": "$ffmpeg", "lame": "$lame", "zlib": "$zlib" },
  "sha256": {
    "ffmpeg-core.js": "$(digest ffmpeg-core.js)",
    "ffmpeg-core.wasm": "$(digest ffmpeg-core.wasm)"
  }
}
JSON
