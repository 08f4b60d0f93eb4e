// The overhead of a run: from the click to the result for a tiny input.
import { hashPage } from '../../browser/hash-page';
import { labPage } from '../../browser/lab-page';
import { noiseFile } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import type { RunPart } from '../../measure/session';
import { ALL_FOUR, nativeHashes } from '../tools/hash-contenders';
import { findings } from '../part';

const LINE = 'The quick brown fox jumps over the lazy dog';
const KILOBYTE = LINE.repeat(24).slice(0, 1_000);

const textInput = (label: string, text: string): Input => ({ label, bytes: text.length, path: '' });

export const bridge: RunPart = async (bench, session) => {
  const lab = labPage(await bench.openLab());
  const site = hashPage(await bench.openTool('hash-generator'));

  /** A worker that has ended meanwhile (ten seconds idle) is part of the figure. */
  const again = (prepare: () => Promise<void>): Contender => ({
    name: 'Toolyard',
    kind: 'ours',
    prepare,
    run: () => site.generate(),
  });
  const afresh = (text: string): Contender => ({
    name: 'Toolyard, first run of a fresh page',
    kind: 'ours',
    async run() {
      const fresh = hashPage(await bench.openTool('hash-generator'));
      await fresh.chooseText(text);
      const sample = await fresh.generate();
      await fresh.page.close();
      return sample;
    },
  });
  const onThePage = (text: string): Contender => ({
    name: 'crypto-js on the page’s thread',
    kind: 'peer',
    run: () => lab.hashText(text),
  });
  const echo: Contender = {
    name: 'an idle worker’s echo',
    kind: 'native',
    run: async () => ({ ms: (await lab.echo()).ms }),
  };

  const texts = [textInput('one line', LINE), textInput('1 KB of text', KILOBYTE)] as const;
  const comparisons = [];
  for (const [input, text] of [[texts[0], LINE] as const, [texts[1], KILOBYTE] as const]) {
    const contenders = [again(() => site.chooseText(text)), afresh(text), onThePage(text), echo];
    comparisons.push(await session.compare({ subject: 'four hashes', input, contenders }));
  }
  const empty = { ...(await noiseFile(0)), label: 'empty file' };
  const contenders = [again(() => site.chooseFile(empty.path)), nativeHashes(ALL_FOUR)];
  comparisons.push(await session.compare({ subject: 'four hashes', input: empty, contenders }));
  return findings({ comparisons });
};
