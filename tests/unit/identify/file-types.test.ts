// Types of files by their first bytes. file(1), version 5.44, names the same type for each.
import { expect, it } from 'vitest';
import { fileTypeOf } from '../../../workers/lib/file-type';

it.each([
  ['cr2', '49492a00100000004352020000000000'],
  ['jp2', '0000000c6a5020200d0a870a00000014667479706a703220'],
  ['dds', '444453207c00000007100000'],
  ['qoi', '716f69660000001000000010'],
  ['xcf', '67696d70207863662066696c6500'],
  ['icns', '69636e7300000010'],
  ['ps', '252150532d41646f62652d332e30'],
  ['doc', 'd0cf11e0a1b11ae100000000'],
  ['lz4', '04224d1864'],
  ['lz', '4c5a4950010c'],
  ['z', '1f9d90'],
  ['cab', '4d53434600000000'],
  ['deb', '213c617263683e0a64656269616e2d62696e617279'],
  ['rpm', 'edabeedb0300000000'],
  ['xar', '78617221001c0001'],
  ['macho', 'cffaedfe07000001'],
  ['dex', '6465780a30333500'],
  ['luac', '1b4c756153'],
  ['pcap', 'd4c3b2a102000400'],
  ['pcapng', '0a0d0d0a1c0000004d3c2b1a01000000'],
  ['parquet', '5041523115'],
  ['hdf5', '894844460d0a1a0a'],
  ['plist', '62706c6973743030d0'],
  ['crx', '4372323403000000'],
  ['aiff', '464f524d0000001a41494646'],
  ['amr', '2321414d520a'],
  ['au', '2e736e6400000018'],
  ['flv', '464c5601050000000900000000'],
  ['asf', '3026b2758e66cf11a6d900aa0062ce6c'],
  ['mpg', '000001ba2100010001'],
  ['torrent', '64383a616e6e6f756e6365'],
  ['lnk', '4c0000000114020000000000c000000000000046'],
  ['glb', '676c5446020000000c000000'],
  ['swf', '4357530900001000'],
  ['blend', '424c454e4445522d76323832'],
  ['npy', '934e554d5059010076007b'],
])('a file of the type %s is recognized', (extension, start) => {
  const bytes = new Uint8Array([...Buffer.from(start, 'hex'), ...new Uint8Array(64)]);
  expect(fileTypeOf(bytes)?.extension).toBe(extension);
});
