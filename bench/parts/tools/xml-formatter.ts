// XML files through the site to the result, against xmllint and against the package that web tools use.
import type { Page } from '@playwright/test';
import { open, readFile, stat } from 'node:fs/promises';
import formatXml from 'xml-formatter';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import { MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { run } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import { atLeast, findings, mergeFindings, watchedUses } from '../part';

const RESULT = 'main section[aria-labelledby] h2';
const PEER = 'npm xml-formatter';

/** Records as an export has them: attributes, text, some of it not ASCII, mixed content, a CDATA section. */
async function xmlFile(bytes: number): Promise<Input> {
  const path = await madeOnce(`records-${bytes}.xml`, async (target) => {
    const file = await open(target, 'w');
    let [written, id, part] = [0, 0, '<?xml version="1.0" encoding="UTF-8"?><records>'];
    while (written + part.length < bytes) {
      part += recordOf(id++);
      if (part.length < 4 * MB) continue;
      await file.write(part);
      written += part.length;
      part = '';
    }
    await file.write(`${part}</records>`);
    await file.close();
  });
  return { label: `${sizeLabel(bytes)} of records`, bytes: (await stat(path)).size, path };
}

const recordOf = (id: number) =>
  `<record id="${id}" active="${id % 3 === 0}"><name>Grüße, user ${id}</name><email>user.${id}@example.com</email>` +
  `<score unit="pt">${((id * 7919) % 10_007) / 100}</score><tags><tag>alpha</tag><tag>group ${id % 17}</tag></tags>` +
  `<note>Some <b>mixed</b> text &amp; more</note><code><![CDATA[a < b]]></code><empty/></record>`;

const site = (page: Page): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  prepare: ({ path }) => fileField(page).setInputFiles(path),
  run: async () => {
    await page.bringToFront();
    return { ms: await clickToResult(page.getByRole('button', { name: 'Format', exact: true }), RESULT) };
  },
});

const native: Contender = {
  name: 'xmllint',
  kind: 'native',
  prepare: async () => {
    // Throws if the program is missing.
    await run('xmllint', ['--version']);
  },
  run: async ({ path }) => ({ ms: (await run('sh', ['-c', 'xmllint --format "$0" > /dev/null', path])).ms }),
};

const peer: Contender = {
  name: PEER,
  kind: 'peer',
  // Its time grows with the square of the size, so 20 MB would take minutes.
  maxBytes: 6 * MB,
  run: async ({ path }) => {
    const text = await readFile(path, 'utf8');
    const startedAt = performance.now();
    const formatted = formatXml(text, { indentation: '  ', collapseContent: true });
    if (formatted.length < text.length) throw new Error('Nothing came of it');
    return { ms: performance.now() - startedAt };
  },
};

export const xmlFormatter: RunPart = async (bench, session) => {
  const all = [];
  // The largest size at which the package finishes in reasonable time.
  for (const bytes of session.quick ? [MB, 4 * MB] : [MB, 5 * MB, 20 * MB]) {
    const input = await xmlFile(bytes);
    const page = await bench.openTool('xml-formatter');
    const contenders = [site(page), peer, native];
    const comparison = await session.compare({ subject: 'format', input, contenders });
    const targets = [
      ...atLeast(5, PEER, comparison),
      ...(bytes === 20 * MB ? atLeast(0.3, 'xmllint', comparison) : []),
    ];
    all.push(findings({ comparisons: [comparison], targets }));
    await page.close();
  }
  const large = await xmlFile(session.quick ? 20 * MB : 500 * MB);
  const open = async () => {
    const page = await bench.openTool('xml-formatter');
    const use = async () => {
      await fileField(page).setInputFiles(large.path);
      await clickToResult(page.getByRole('button', { name: 'Format', exact: true }), RESULT);
    };
    return { page, use };
  };
  all.push(await watchedUses(bench, session, `format, ${large.label}`, open, 64));
  return mergeFindings(all);
};
