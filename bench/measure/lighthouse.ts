// Lighthouse's verdict on a page, https://github.com/GoogleChrome/lighthouse, with its own settings for a phone.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../tests/server/free-port';
import { ARGS, browserPath } from '../browser/launch';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Verdict {
  /** 0 to 100. */
  readonly score: number;
  /** The ids of the audits that cost it points. */
  readonly lost: readonly string[];
}

export type Verdicts = Readonly<Record<Category, Verdict>>;

interface Result {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null }>>;
}

function verdictOf({ categories, audits }: Result, category: Category): Verdict {
  const { score, auditRefs } = categories[category] ?? { score: null, auditRefs: [] };
  const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  return { score: Math.round((score ?? NaN) * 100), lost };
}

/** The categories that don't depend on speed. */
export const LASTING = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[];

export interface Judge {
  judge(url: string): Promise<Verdicts>;
  /** Skips the performance category. */
  judgeLasting(url: string): Promise<Omit<Verdicts, 'performance'>>;
  close(): Promise<void>;
}

/** Uses a separate browser, through a port. */
export async function openLighthouse(): Promise<Judge> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...ARGS, `--remote-debugging-port=${port}`],
  });
  async function judge<Judged extends Category>(url: string, categories: readonly Judged[]) {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error(`Lighthouse has no verdict on ${url}`);
    const verdicts = categories.map((category) => [category, verdictOf(run.lhr, category)] as const);
    return Object.fromEntries(verdicts) as Record<Judged, Verdict>;
  }
  return {
    judge: (url) => judge(url, CATEGORIES),
    judgeLasting: (url) => judge(url, LASTING),
    close: () => browser.close(),
  };
}
