// Published digests: RFC 1321, appendix A.5, and the NIST examples for FIPS 180-4.
import { describe, expect, test } from 'vitest';
import { hashOf, subjects, type Subject } from './algorithms';

const bits448 = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
const bits896 =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu';
const million = 'a'.repeat(1_000_000);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const vectors: Record<Subject['name'], readonly (readonly [message: string, digest: string])[]> = {
  md5: [
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    [letters, 'd174ab98d277d9f5a5611c2c9f419d9f'],
    ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
    [million, '7707d6ae4e027c70eea2a935c2296f21'],
  ],
  'sha512-224': [
    ['abc', '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa'],
    [bits896, '23fec5bb94d60b23308192640b0c453335d664734fe40e7268674af9'],
  ],
  'sha512-256': [
    ['abc', '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23'],
    [bits896, '3928e184fb8690f840da3988121d31be65cb9d3ef83ee6146feac861e19b563a'],
  ],
  sha1: [
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    [bits448, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    [bits896, 'a49b2446a02c645bf419f995b67091253a04a259'],
    [million, '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ],
  sha224: [
    ['', 'd14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f'],
    ['abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
    [bits448, '75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525'],
    [million, '20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67'],
  ],
  sha256: [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [bits448, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [bits896, 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1'],
    [million, 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ],
  sha384: [
    ['', '38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b'],
    ['abc', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'],
    [bits896, '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039'],
    [million, '9d0e1809716474cb086e834e310a4a1ced149e9c00f248527972cec5704c2a5b07b8b3dc38ecc4ebae97ddd87f3d8985'],
  ],
  sha512: [
    [
      '',
      'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce' +
        '47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
    ],
    [
      'abc',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
        '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    ],
    [
      bits896,
      '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018' +
        '501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
    ],
    [
      million,
      'e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb' +
        'de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b',
    ],
  ],
};

describe.each(subjects)('$name', ({ name, create }) => {
  test.each(vectors[name].map(([message, digest]) => ({ message, digest, length: message.length })))(
    'published digest of $length bytes',
    ({ message, digest }) => {
      expect(hashOf(create, new TextEncoder().encode(message))).toBe(digest);
    },
  );
});
