// The same nineteen bytes, as programs for Linux and Windows print them. Those for Linux were run; the others follow their
// documentation.
import type { messages } from '../../../workers/kernels/hex-encoder/messages';

export const SAMPLE = 'Hello world!!!!\nbye';

/** The note says how the groups were read. */
export const DUMPS: readonly { readonly from: string; readonly note: keyof typeof messages; readonly text: string }[] =
  [
    {
      from: 'xxd',
      note: 'dump',
      text: '00000000: 4865 6c6c 6f20 776f 726c 6421 2121 210a  Hello world!!!!.\n00000010: 6279 65                                  bye\n',
    },
    {
      from: 'xxd -g1',
      note: 'dump',
      text: '00000000: 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a  Hello world!!!!.\n00000010: 62 79 65                                         bye\n',
    },
    {
      from: 'xxd -e',
      note: 'words',
      text: '00000000: 6c6c6548 6f77206f 21646c72 0a212121  Hello world!!!!.\n00000010:   657962                             bye\n',
    },
    {
      from: 'xxd -e -g2',
      note: 'words',
      text: '00000000: 6548 6c6c 206f 6f77 6c72 2164 2121 0a21  Hello world!!!!.\n00000010: 7962   65                                bye\n',
    },
    {
      from: 'xxd -b',
      note: 'bits',
      text: '00000000: 01001000 01100101 01101100 01101100 01101111 00100000  Hello \n00000006: 01110111 01101111 01110010 01101100 01100100 00100001  world!\n0000000c: 00100001 00100001 00100001 00001010 01100010 01111001  !!!.by\n00000012: 01100101                                               e\n',
    },
    {
      from: 'hexdump -C',
      note: 'dump',
      text: '00000000  48 65 6c 6c 6f 20 77 6f  72 6c 64 21 21 21 21 0a  |Hello world!!!!.|\n00000010  62 79 65                                          |bye|\n00000013\n',
    },
    {
      from: 'hexdump',
      note: 'swapped',
      text: '0000000 6548 6c6c 206f 6f77 6c72 2164 2121 0a21\n0000010 7962 0065                              \n0000013\n',
    },
    {
      from: 'hexdump -x',
      note: 'swapped',
      text: '0000000    6548    6c6c    206f    6f77    6c72    2164    2121    0a21\n0000010    7962    0065                                                \n0000013\n',
    },
    {
      from: 'hexdump -d',
      note: 'decimalWords',
      text: '0000000   25928   27756   08303   28535   27762   08548   08481   02593\n0000010   31074   00101                                                \n0000013\n',
    },
    {
      from: 'hexdump -o',
      note: 'octalWords',
      text: '0000000  062510  066154  020157  067567  066162  020544  020441  005041\n0000010  074542  000145                                                \n0000013\n',
    },
    {
      from: 'hexdump -c',
      note: 'characters',
      text: '0000000   H   e   l   l   o       w   o   r   l   d   !   !   !   !  \\n\n0000010   b   y   e                                                    \n0000013\n',
    },
    {
      from: 'hexdump -b',
      note: 'octal',
      text: '0000000 110 145 154 154 157 040 167 157 162 154 144 041 041 041 041 012\n0000010 142 171 145                                                    \n0000013\n',
    },
    {
      from: 'od',
      note: 'octalWords',
      text: '0000000 062510 066154 020157 067567 066162 020544 020441 005041\n0000020 074542 000145\n0000023\n',
    },
    {
      from: 'od -x',
      note: 'swapped',
      text: '0000000 6548 6c6c 206f 6f77 6c72 2164 2121 0a21\n0000020 7962 0065\n0000023\n',
    },
    {
      from: 'od -A d -x',
      note: 'swapped',
      text: '0000000 6548 6c6c 206f 6f77 6c72 2164 2121 0a21\n0000016 7962 0065\n0000019\n',
    },
    {
      from: 'od -A x -x',
      note: 'swapped',
      text: '000000 6548 6c6c 206f 6f77 6c72 2164 2121 0a21\n000010 7962 0065\n000013\n',
    },
    {
      from: 'od -t x4',
      note: 'swapped',
      text: '0000000 6c6c6548 6f77206f 21646c72 0a212121\n0000020 00657962\n0000023\n',
    },
    {
      from: 'od -t x8',
      note: 'swapped',
      text: '0000000 6f77206f6c6c6548 0a21212121646c72\n0000020 0000000000657962\n0000023\n',
    },
    {
      from: 'od -t x1',
      note: 'dump',
      text: '0000000 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a\n0000020 62 79 65\n0000023\n',
    },
    {
      from: 'od -A x -t x1z',
      note: 'dump',
      text: '000000 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a  >Hello world!!!!.<\n000010 62 79 65                                         >bye<\n000013\n',
    },
    {
      from: 'od -t x2z',
      note: 'words',
      text: '0000000 6548 6c6c 206f 6f77 6c72 2164 2121 0a21  >Hello world!!!!.<\n0000020 7962 0065                                >bye<\n0000023\n',
    },
    {
      from: 'od -c',
      note: 'characters',
      text: '0000000   H   e   l   l   o       w   o   r   l   d   !   !   !   !  \\n\n0000020   b   y   e\n0000023\n',
    },
    {
      from: 'od -t u1',
      note: 'decimal',
      text: '0000000  72 101 108 108 111  32 119 111 114 108 100  33  33  33  33  10\n0000020  98 121 101\n0000023\n',
    },
    {
      from: 'od -A d -t o1',
      note: 'octal',
      text: '0000000 110 145 154 154 157 040 167 157 162 154 144 041 041 041 041 012\n0000016 142 171 145\n0000019\n',
    },
    {
      from: 'od --endian=big -x',
      note: 'dump',
      text: '0000000 4865 6c6c 6f20 776f 726c 6421 2121 210a\n0000020 6279 6500\n0000023\n',
    },
    {
      from: 'hexyl',
      note: 'dump',
      text: '┌────────┬─────────────────────────┬─────────────────────────┬────────┬────────┐\n│\x1b[38;5;242m00000000\x1b[0m│ \x1b[36m48 \x1b[0m\x1b[36m65 \x1b[0m\x1b[36m6c \x1b[0m\x1b[36m6c \x1b[0m\x1b[36m6f \x1b[0m\x1b[32m20 \x1b[0m\x1b[36m77 \x1b[0m\x1b[36m6f \x1b[0m┊ \x1b[36m72 \x1b[0m\x1b[36m6c \x1b[0m\x1b[36m64 \x1b[0m\x1b[36m21 \x1b[0m\x1b[36m21 \x1b[0m\x1b[36m21 \x1b[0m\x1b[36m21 \x1b[0m\x1b[32m0a \x1b[0m│\x1b[36mH\x1b[0m\x1b[36me\x1b[0m\x1b[36ml\x1b[0m\x1b[36ml\x1b[0m\x1b[36mo\x1b[0m\x1b[32m \x1b[0m\x1b[36mw\x1b[0m\x1b[36mo\x1b[0m┊\x1b[36mr\x1b[0m\x1b[36ml\x1b[0m\x1b[36md\x1b[0m\x1b[36m!\x1b[0m\x1b[36m!\x1b[0m\x1b[36m!\x1b[0m\x1b[36m!\x1b[0m\x1b[32m_\x1b[0m│\n│\x1b[38;5;242m00000010\x1b[0m│ \x1b[36m62 \x1b[0m\x1b[36m79 \x1b[0m\x1b[36m65 \x1b[0m               ┊                         │\x1b[36mb\x1b[0m\x1b[36my\x1b[0m\x1b[36me\x1b[0m     ┊        │\n└────────┴─────────────────────────┴─────────────────────────┴────────┴────────┘\n',
    },
    {
      from: 'objdump -s',
      note: 'dump',
      text: '\na.o:     file format elf64-x86-64\n\nContents of section .data:\n 0000 48656c6c 6f20776f 726c6421 2121210a  Hello world!!!!.\n 0010 627965                               bye             \n',
    },
    {
      from: 'readelf -x .data',
      note: 'dump',
      text: "\nHex dump of section '.data':\n  0x00000000 48656c6c 6f20776f 726c6421 2121210a Hello world!!!!.\n  0x00000010 627965                              bye\n\n",
    },
    {
      from: 'gdb x/19xb',
      note: 'dump',
      text: '0x0:\t0x48\t0x65\t0x6c\t0x6c\t0x6f\t0x20\t0x77\t0x6f\n0x8:\t0x72\t0x6c\t0x64\t0x21\t0x21\t0x21\t0x21\t0x0a\n0x10:\t0x62\t0x79\t0x65\n',
    },
    {
      from: 'gdb x/19ub',
      note: 'decimal',
      text: '0x0:\t72\t101\t108\t108\t111\t32\t119\t111\n0x8:\t114\t108\t100\t33\t33\t33\t33\t10\n0x10:\t98\t121\t101\n',
    },
    {
      from: 'gdb x/19tb',
      note: 'bits',
      text: '0x0:\t01001000\t01100101\t01101100\t01101100\t01101111\t00100000\t01110111\t01101111\n0x8:\t01110010\t01101100\t01100100\t00100001\t00100001\t00100001\t00100001\t00001010\n0x10:\t01100010\t01111001\t01100101\n',
    },
    {
      from: 'WinHex',
      note: 'dump',
      text: 'Offset      0  1  2  3  4  5  6  7   8  9  A  B  C  D  E  F\n\n00000000   48 65 6C 6C 6F 20 77 6F  72 6C 64 21 21 21 21 0A   Hello world!!!! \n00000010   62 79 65                                           bye\n',
    },
    {
      from: 'HxD',
      note: 'dump',
      text: 'Offset(h) 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n\n00000000  48 65 6C 6C 6F 20 77 6F 72 6C 64 21 21 21 21 0A  Hello world!!!!.\n00000010  62 79 65                                         bye\n',
    },
    {
      from: 'HxD with decimal offsets',
      note: 'dump',
      text: 'Offset(d) 00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15\n\n00000000  48 65 6C 6C 6F 20 77 6F 72 6C 64 21 21 21 21 0A  Hello world!!!!.\n00000016  62 79 65                                         bye\n',
    },
    {
      from: 'Wireshark',
      note: 'dump',
      text: '0000   48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a   Hello world!!!!.\n0010   62 79 65                                          bye\n',
    },
    {
      from: 'Wireshark, offset and hex',
      note: 'dump',
      text: '0000   48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a\n0010   62 79 65\n',
    },
    {
      from: 'Format-Hex of PowerShell 7',
      note: 'dump',
      text: '\n   Label: String (System.String) <2944BEC3>\n\n          Offset Bytes                                           Ascii\n                 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n          ------ ----------------------------------------------- -----\n0000000000000000 48 65 6C 6C 6F 20 77 6F 72 6C 64 21 21 21 21 0A Hello world!!!!�\n0000000000000010 62 79 65                                        bye\n\n',
    },
    {
      from: 'Format-Hex of Windows PowerShell',
      note: 'dump',
      text: '\n\n           Path: C:\\Test\\a.txt\n\n           00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n\n00000000   48 65 6C 6C 6F 20 77 6F 72 6C 64 21 21 21 21 0A  Hello world!!!!.\n00000010   62 79 65                                         bye\n\n',
    },
    {
      from: 'WinDbg db',
      note: 'dump',
      text: '00000000`00401000  48 65 6c 6c 6f 20 77 6f-72 6c 64 21 21 21 21 0a  Hello world!!!!.\n00000000`00401010  62 79 65                                         bye\n',
    },
    {
      from: 'DEBUG d',
      note: 'dump',
      text: '0B3D:0100  48 65 6C 6C 6F 20 77 6F-72 6C 64 21 21 21 21 0A   Hello world!!!!.\n0B3D:0110  62 79 65                                          bye\n',
    },
    {
      from: 'IDA, with the segment',
      note: 'dump',
      text: '.rodata:00402000  48 65 6C 6C 6F 20 77 6F  72 6C 64 21 21 21 21 0A  Hello world!!!!.\n.rodata:00402010  62 79 65                                         bye\n',
    },
    {
      from: 'lldb memory read',
      note: 'dump',
      text: '0x00402000: 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a  Hello world!!!!.\n0x00402010: 62 79 65                                         bye\n',
    },
    {
      from: 'lspci -x, short offsets',
      note: 'dump',
      text: '00: 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a\n10: 62 79 65\n',
    },
    {
      from: 'tcpdump -X',
      note: 'dump',
      text: '\t0x0000:  4865 6c6c 6f20 776f 726c 6421 2121 210a  Hello.world!!!!.\n\t0x0010:  6279 65                                  bye\n',
    },
    {
      from: 'tcpdump -xx',
      note: 'dump',
      text: '\t0x0000:  4865 6c6c 6f20 776f 726c 6421 2121 210a\n\t0x0010:  6279 65\n',
    },
    {
      from: 'openssl',
      note: 'dump',
      text: '0000 - 48 65 6c 6c 6f 20 77 6f-72 6c 64 21 21 21 21 0a   Hello world!!!!.\n0010 - 62 79 65                                          bye\n',
    },
  ];
