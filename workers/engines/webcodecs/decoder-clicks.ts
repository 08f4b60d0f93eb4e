// Clicks in silence for checking a decoder, and their positions as decoded by native FFmpeg 5.1. Made with FFmpeg 5.1: ffmpeg
// -f lavfi -i "aevalsrc='if(eq(n,5000),0.9,0)':s=44100:d=0.16" -c:a …
import type { PacketConfig } from './decode-packets';

/** The packet's bytes without the zeros at its end, in Base64, and its size with them. */
type Packet = readonly [bytes: number, base64: string];

export interface Click {
  readonly config: PacketConfig;
  readonly packets: readonly Packet[];
  /**
   * The position of the loudest sample in each channel. Undefined for the low-frequency channel, in which a click has no exact
   * position.
   */
  readonly loudest: readonly (number | undefined)[];
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

export const CLICKS = {
  aac: {
    config: {
      codec: 'mp4a.40.2',
      sampleRate: 44_100,
      numberOfChannels: 1,
      description: bytes('Egg='),
      packetSamples: 1024,
    },
    packets: [
      [4, 'ARggBw=='],
      [4, 'ARggBw=='],
      [4, 'ARggBw=='],
      [4, 'ARggBw=='],
      [4, 'ARhABw=='],
      [
        256,
        'ARiZND2/b9D19+fD7/b29fc+x12+/2Af+f38nEZa4boAQKr+h/+fxPmCDBeqk1xCcuh/z/8/v/NfK90CIIaQgQ//z+J8xlxu7jJyqBOnWJ1qpOlNJxnTOTKiSEKUQn0yFasQq0iE2OQcTxEmiETkzydOqTrVSdKaTjvpb5IAAM7AJBCAABIIP7QAAYETCwAA4x/0gAARAEiEOPQfaQAAAADAWW8klEnEqtsAAAAAJBCSCD+12EAAAAAOPfv6UiAJEIcegAAAAAAAA+y45jr4bJwCQQgAAAAAAAEgg/tdhOPXv6UAAAAAAAAiAJEIceg+y5dkr4bJwAAAAAAAAAAA4A==',
      ],
      [4, 'ARggBw=='],
      [4, 'ARggBw=='],
      [4, 'ARggBw=='],
      [4, 'ARggBw=='],
    ],
    loudest: [6024],
  },
  surround: {
    config: {
      codec: 'mp4a.40.2',
      sampleRate: 44_100,
      numberOfChannels: 6,
      description: bytes('EjBW5QA='),
      packetSamples: 1024,
    },
    packets: [
      [36, '3gIATGF2YzU5LjM3LjEwMAACMEACEQBGCMBGIAjBGBhGAAHA'],
      [20, 'ARggAQRhABGCABGIAjBGBhGAAHA='],
      [
        194,
        'ARggAQRiVmDu+77DsAPuy++hgmYWAEyGS0gyyPH5MEJdILXGQGC3yfwpcITEGtCfrZnIQEKfyftqIITCOdB1KCpyZ0JOo6KDZhMnkn4Uyiu8mVCZ1PWhAAAlchEwAAAuoXu4AAUIUkYQAAd+68AACWjESjt4+TwAAAAAEymJEJWp//AAAAAAoo5EZZONZ4QAAAACpTkhG46WpBWcciEwAAAAAAAEoA9nsUWQg+py4AAAAAAAACMIACMQBGCMDCMAAOA=',
      ],
      [
        251,
        'ARhAAQRjgA6JWa+77DsO2Qo3r/t9V7vud0AAAJYGcRxggAAJ3SELMcAACda4Qh4QAALTwpJt8AACNGkSvOAAAAAJcuE7jiFWcTkWAAAAAAgW7kG2ShUyNGKAAAAAErQCF0ROzGIUKgAAAAAAABM0ioJJEEYkxxGKO15IAAAAAAABC40nWmkJNgme7dVsjBp52HbpagwROFaITY5OuSXS2cQiEOQiER4wgjEE6NwhgZFT4sjjHksNVI2MIShYyT8WQi4MnZp4BFoKQRjmJQYBFEbBpF1wSBmE3DmSFd0MjAQRiAIwRgYPoBrG65GPm2ZDJ26pCJgrdikmo4A=',
      ],
      [
        261,
        'AOyVmvu+w7Ds/P4foe3oDxL0AAAJ8lyRDNcnAAAhyLFE9DykAACcYBBMkAACHHLJPXctAAAnxigQ2vLgAAAACiHk1RZXcQXFAAAAAJYaTZFoZhBsUAAAAAlVZN0WglEHxQAAAAAAACN5BPH5olaaQyOaI14JPJ5kAAAAAAADHxSEKGRGEnChkhCIQ4RKJhSWDgEY+FI4JpKThiWBSRmYcjgDEp+HJXhEaOIu24SqYiirRFMG1VElQZbSRdGmRZJ8as1EZVDAIBKXQJuCRmUCDRksFhiceARweFIRIZLCYQnBjEEYIARjgARRhABGCADCMANY33DJxJ1IQnWSeGGRxccldwfA',
      ],
      [
        219,
        'ARjgAQiAIwRgIoxKmh3fd9h2/7/p9vu+33H2f9/0+33+wP/P7+T5dwSZ8iQAshEl/0P/whUokJkUgwXqpNcQnLof8//P7/zXL4s6KIQ5RChUIVqxCrRITIxBo+7SaYZOVQJ06xOtVJ0ppOM6ZyZCUSjTwAAzsAkEIAAEgg/tAAAS5twAncpAAARTFIzqwAAEQBIhDj0H2kAAAAAwFlvJJRJxKrbAAAAACQQkgg/tdhAAAAADj37+lIgCRCHHoAAAAAAAAPsuOY6+GycAkEIAAAAAAAEYQAMIwAA4',
      ],
      [
        210,
        'ARggAQiAIwRgIoxwAjEqaHd932Hb7/YOu33Shl4CYgdd50jkK+AICD4JmfJ4SYg/L3FlQBAQv3k25DATEKzweLECNIQYZCArJP0smEWBh1H4wQALHguId/kwCJiBk15GVRAAAjRmkYYwAAt55KdWAAAlSnEoyAAArs5GLOAAAjSoEZDLcGShTAAAAAAlRokpcD+2RfKAAAAACMWMRhr9kJFeAAAAAEp9IlOjUMgieKRnUiNCSAAAAAAABRJsnKJQoxKNBs5N0nAAAAAAAAYRgABw',
      ],
      [20, 'ARggAQiAIwRgIowQAjEDaGEYAAc='],
      [20, 'ARggAQiAIwRgIowQAjEDaGEYAAc='],
    ],
    loudest: [3024, 4024, 5024, undefined, 6024, 7024],
  },
  mp3: {
    config: { codec: 'mp3', sampleRate: 44_100, numberOfChannels: 1, packetSamples: 1152 },
    packets: [
      [208, '//tQxAADwAABpAAAACAAADSAAAAETEFNRTMuMTAw'],
      [209, '//tSxAADwAABpAAAACAAADSAAAAETEFNRTMuMTAw'],
      [209, '//tSxAADwAABpAAAACAAADSAAAAETEFNRTMuMTAw'],
      [209, '//tSxAADwAABpAAAACAAADSAAAAETEFNRTMuMTAw'],
      [
        209,
        '//tSxAAAAAABpBQAACK3sy63EpACEgkEgkEgkEgkEgkEgk/J2xECX/RgGEP6M2CJL+BgEK3/kgJisqRCr/9uFzAMIQRBH//hgUEgGwTIhU+S3//5sUIMQIAsIQRAKIgS///7AGwTJwQFDAqVZLKikAv////nsA2KycDAIGBECQBiEUs+IV/////4rJ9bXbBAECQDYbIgSAMIQRDKyJNYi///////7aDJigUEgGwTJwwSZBQAwhBEApEGmvQiIQqAURAkmIKaimZcYmBg',
      ],
      [
        209,
        '//tSxAADyhQ1MZyTAAAAADSAAAAEOul17AwABcQRDLNEQWRYsiatDHyljgFVOadKhpQNKBqJXVHhK8SuLHhEegrd+IoNPKnRK7/DsFVgrER4t+s6VDUGlA1Ku+txY8Ig6sFVnfyyYgpqKZlxiYGA',
      ],
      [209, '//tSxAADwAABpAAAACAAADSAAAAETEFNRTMuMTAw'],
      [209, '//tSxAADwAABpAAAACAAADSAAAAETEFNRTMuMTAw'],
    ],
    loudest: [6105],
  },
  opus: {
    config: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, packetSamples: 960 },
    packets: [
      [120, '+P/+'],
      [120, '+P/+'],
      [120, '+P/+'],
      [
        120,
        '+H1MwnFbhjNph29+7Svzlxq7NJTnmDlH5o5ZA1ZWUz/jWhHOV4hdAy6nT5btGySSrQVYabuK/FoOQgQsZZ+sZZ+sPavuRdQRECLsECLKUJVkpNmwBnfn8fZxo8dy7WMWbFIyISEeUeD8/CF79oz9/AUYxz1rz9xw',
      ],
      [
        120,
        '+H0ShpRQzyADtD7mPLJkyZMdktHIInh2GbmQQyeCFFL2YAF5YZgtkU4syN39NQe/egHZrJEdMDjXy7QGRVefCxMzbNZFV4A1sFCAOSh9ADwAPKTDd6bAB4AG19MZ2+2AIAANEY3vmXjoEwAaIaUAPAAAAWQUcn5l',
      ],
      [
        120,
        '+Hv3TsDGgJyzrE9lwXoHz589tJK63waYECZpAaC1IiJ4A/O8Ha493c8VVgngyAZsN5BTJyQIm/RQosPP3ZFV4xPwzS24rCKAa2GjiMutADwAPKTDd6bAB4AG19MZ2+2AIAANEY3vmXjoEwAaIaUAPHde4/ZR2PMm',
      ],
    ],
    loudest: [3312],
  },
  flac: {
    config: {
      codec: 'flac',
      sampleRate: 44_100,
      numberOfChannels: 1,
      description: bytes('ZkxhQ4AAACIBAAEAAAAMAABaCsRBcAAABQAmVu4+K+is9WQhLgLO7mdl'),
      packetSamples: 256,
    },
    packets: [
      [12, '//iJDABHAAAAAJ1u'],
      [12, '//iJDAFAAAAAAOQG'],
      [
        90,
        '//iJDAJJQAAAAOAAAFQfwf4P8H+D/B/g/wf4P8H+D/B/g/wf4P8H+D/B/g/wf4P8H+D/pAAAIAABAAAIAAAAAWZmaAAAQAACAAAA/wf4P8H+D/B/g/wf4Dk5',
      ],
      [12, '//iJDANOAAAAABbW'],
    ],
    loudest: [700],
  },
} as const satisfies Readonly<Record<string, Click>>;

/** The formats with separate checks. `surround` is AAC with six channels, whose order is checked as well. */
export type Decodable = keyof typeof CLICKS;
