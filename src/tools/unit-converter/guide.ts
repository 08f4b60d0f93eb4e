import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert length, weight, temperature, volume, area, speed, data size and more with exact factors. Type amounts like 5 ft 11 in or 3 1/2 cups.',
  how: [
    'Every factor is the official definition, not a rounded one: an inch is exactly 2.54 cm, a pound 0.45359237 kg, and a US gallon 231 cubic inches. The result also shows the amount in all other units of the category.',
    'Type amounts the way you would write them: `5 ft 11 in`, `3 1/2` or `1e-9`. A unit in the amount takes the place of the one in the list, and can have any SI prefix. Upper and lower case count: `MPa` is megapascals, `mPa` millipascals.',
  ],
  questions: [
    {
      question: 'Are US and UK gallons and pints the same?',
      answer:
        'No. A US pint is about 473 mL and a UK pint about 568 mL; a gallon is eight pints in both. The volumes here are US ones. Turn on “More units” for the UK ones.',
    },
    {
      question: 'Which ton is it?',
      answer:
        'The metric ton of 1,000 kg. “More units” adds the US short ton (2,000 lb, about 907 kg) and the UK long ton (2,240 lb, about 1,016 kg).',
    },
    {
      question: 'Is a kilobyte 1,000 or 1,024 bytes?',
      answer:
        'A kilobyte (kB) is 1,000 bytes, and a kibibyte (KiB) is 1,024. Disks are sold in the former; Windows counts in the latter but writes KB, MB and GB. “More units” has both.',
    },
    {
      question: 'How can I convert Celsius to Fahrenheit in my head?',
      answer:
        'Double the number, subtract a tenth of that, and add 32. For 20 °C: 40, minus 4, plus 32 is 68 °F. The result is exact.',
    },
  ],
  related: [
    { id: 'currency-converter', why: 'Convert money at daily rates or at your own rate.' },
    { id: 'binary-converter', why: 'Write a number in binary.' },
    { id: 'hex-encoder', why: 'See the bytes of a text or file, and how many there are.' },
  ],
};
