// The largest code: from the click to the picture, in which the worker makes it, paints it and reads it back.
import { clickToResult } from '../browser/click';
import { atMost, findings, type Part } from './part';

/** ISO/IEC 18004:2015, table 7: version 40, level L. */
const LARGEST_BYTES = 2953;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

export const qrGenerator: Part = {
  id: 'qr-generator',
  title: 'QR Generator',
  async run(bench, { rounds }) {
    const page = await bench.openTool('qr-generator');
    await page.getByLabel('Error correction').selectOption('L');
    const waits: number[] = [];
    for (let round = 0; round <= Math.max(5, rounds); round++) {
      await page
        .getByLabel('Text or URL')
        .fill(`${String(round % 10)}${'a~'.repeat(LARGEST_BYTES / 2)}`.slice(0, LARGEST_BYTES));
      // The live run that the change starts, and the picture of the one before, are not what is measured.
      await page.waitForTimeout(1000);
      const ms = await clickToResult(
        page.getByRole('button', { name: 'Generate', exact: true }),
        'main canvas, main img',
      );
      if (round > 0) waits.push(ms);
    }
    return findings({ targets: [atMost('The largest code, made and read back', Math.round(median(waits)), 50, 'ms')] });
  },
};
