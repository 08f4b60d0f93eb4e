import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Create QR codes for links, Wi-Fi, email or text as PNG or SVG, make many at once, or read a code from an image or camera. All in your browser.',
  how: [
    'The text is split into digits, capital letters and other characters so that it takes the fewest bits, and drawn as the smallest code that holds it. At level L a code holds up to 7,089 digits, 4,296 capital letters and digits, or 2,953 bytes.',
    'Every code is read back before you see it. If the colors don’t have enough contrast for that, you are told instead of getting a code that won’t scan.',
    '“Batch” makes up to 10,000 codes from a list or a CSV file, in one ZIP. Commas, semicolons and tabs are recognized, and so are column names such as `url` and `name`. “Read” finds every code in an image, also in an SVG, and one in front of your camera. If a code doesn’t name its character set, you can choose it.',
  ],
  questions: [
    {
      question: 'Do these QR codes expire?',
      answer:
        'No. The text itself is in the code. There is no redirect, account or tracking behind it, so it works for as long as what it links to.',
    },
    {
      question: 'Can I change the address later?',
      answer:
        'No, the code can’t be changed after printing. Use an address on a site that you control, and redirect that address when you need to.',
    },
    {
      question: 'Which error correction level should I use?',
      answer:
        'M suits most uses. Choose Q or H if the code may get dirty or damaged, or if you will put a logo over its center. The higher the level, the more and the smaller its squares.',
    },
    {
      question: 'What size should a printed code be?',
      answer:
        'As a rule of thumb, a tenth of the distance it will be scanned from, and no less than 2 cm (0.8 in). Use the SVG, which stays sharp at any size, and leave the light margin around it.',
    },
    {
      question: 'Is the Wi-Fi password visible to others?',
      answer:
        'To everyone who can scan the code: it contains the password as plain text. Nothing is sent to our server when you make it.',
    },
  ],
  related: [
    { id: 'url-encoder', why: 'Encode special characters before they go into a link.' },
    { id: 'color-picker', why: 'Check the contrast between two colors.' },
    { id: 'password-generator', why: 'Make a strong password for the guest network.' },
    { id: 'base64-encoder', why: 'Turn the PNG into text that you can put into a page.' },
  ],
};
