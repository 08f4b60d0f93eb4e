// Hashing: a file through the site, and its kernel alone over bytes in memory, against libraries and programs.
import { hashPage } from '../../browser/hash-page';
import { labPage, type LabPage } from '../../browser/lab-page';
import type { Bench } from '../../browser/open';
import { MB, noiseFile } from '../../inputs';
import type { Input } from '../../measure/contender';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings, RatioTarget } from '../../model';
import { libraryHashes, nativeHashes, nativeName, opensslHashes, siteHashes, SUBJECTS } from './hash-contenders';
import { atLeast, findings, mergeFindings, watchedUses } from '../part';

/** Files of any size are read through the same few buffers. */
export const MEMORY_MB = 32;

const LIBRARIES = ['hash-wasm', 'subtle', 'noble', 'crypto-js'] as const;

/** Each algorithm separately: all four over memory would only repeat the four rows. */
async function kernelsAlone(lab: LabPage, session: Session): Promise<Comparison[]> {
  const input = await noiseFile(session.quick ? 4 * MB : 16 * MB);
  const inMemory = { ...input, label: `${input.label.replace(' file', '')} in memory` };
  const done: Comparison[] = [];
  for (const subject of SUBJECTS.filter(({ ids }) => ids.length === 1)) {
    const contenders = [
      ...(['kernel', ...LIBRARIES] as const).map((library) => libraryHashes(lab, subject, library, input.bytes)),
      opensslHashes(subject),
    ];
    done.push(await session.compare({ subject: subject.label, input: inMemory, contenders }));
  }
  return done;
}

async function throughTheSite(bench: Bench, lab: LabPage, session: Session): Promise<Comparison[]> {
  const site = hashPage(await bench.openTool('hash-generator'));
  const done: Comparison[] = [];
  for (const bytes of session.quick ? [16 * MB] : [16 * MB, 256 * MB]) {
    const input = await noiseFile(bytes);
    await site.chooseFile(input.path);
    for (const subject of SUBJECTS) {
      const contenders = [
        siteHashes(site, subject),
        ...(['kernel', ...LIBRARIES] as const).map((library) => libraryHashes(lab, subject, library, 'file')),
        nativeHashes(subject),
      ];
      done.push(await session.compare({ subject: subject.label, input, contenders }));
    }
  }
  await site.page.close();
  return done;
}

/** A new page reads a file and shows four hashes. */
export function lightness(bench: Bench, session: Session, input: Input): Promise<Findings> {
  const open = async () => {
    const site = hashPage(await bench.openTool('hash-generator'));
    const use = async () => {
      await site.chooseFile(input.path);
      await site.generate();
    };
    return { page: site.page, use };
  };
  return watchedUses(bench, session, `four hashes, ${input.label}`, open, MEMORY_MB);
}

/** How many times as fast as the native program the site should be. */
const WANTED: Readonly<Record<string, number>> = { MD5: 0.8, 'SHA-256': 0.9, 'SHA-512': 1, 'four hashes': 0.9 };

function speedTargets(site: readonly Comparison[]): RatioTarget[] {
  return site.flatMap((comparison) => {
    const subject = SUBJECTS.find(({ label }) => label === comparison.subject);
    const wanted = WANTED[comparison.subject];
    if (!subject || wanted === undefined) return [];
    // For a small file, most of the time is the worker's start, so the site competes with a visitor's alternative.
    const isLarge = comparison.bytes >= 256 * MB;
    return [
      ...(isLarge ? atLeast(wanted, nativeName(subject), comparison) : []),
      ...atLeast(8, 'crypto-js', comparison),
    ];
  });
}

export const hash: RunPart = async (bench, session) => {
  const light = await lightness(bench, session, await noiseFile(session.quick ? 16 * MB : 256 * MB));
  const lab = labPage(await bench.openLab());
  const site = await throughTheSite(bench, lab, session);
  const kernels = await kernelsAlone(lab, session);
  const speed = findings({ comparisons: [...site, ...kernels], targets: speedTargets(site) });
  return mergeFindings([speed, light]);
};
