// XML and HTML, by their declarations and elements.
import type { Message } from '../../../contract/run/message';
import { found, message, type Check } from '../finding';
import type { Sample } from '../sample';

const HTML_NAMES =
  /^(?:html|head|body|div|span|p|a|ul|ol|li|table|tr|td|th|thead|tbody|img|h[1-6]|br|hr|form|input|button|label|select|option|section|article|header|footer|nav|main|script|style|link|meta|title|strong|em|b|i|u|code|pre|blockquote|iframe|video|audio|canvas|figure|details|summary|template|textarea|dl|dt|dd|aside)$/i;

const ROOT =
  /^(?:<\?xml[^>]{0,300}\?>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,1000}-->\s*)?(?:<!DOCTYPE\s+([\w:.-]+)[^>[]{0,300}(?:\[[^\]]{0,1000}\])?>\s*)?<([A-Za-z_][\w:.-]*)((?:\s+[^<>]{0,2000})?)(\/?)>/;

interface Root {
  readonly name: string;
  readonly doctype: string | undefined;
  readonly isDeclared: boolean;
  readonly isClosed: boolean;
}

function rootOf(sample: Sample): Root | undefined {
  const start = sample.slice(0, 4096);
  if (!start.startsWith('<')) return undefined;
  const [, doctype, name, , slash] = ROOT.exec(start) ?? [];
  const isDeclared = start.startsWith('<?xml ');
  if (name === undefined) return isDeclared ? { name: '', doctype, isDeclared, isClosed: false } : undefined;
  const end = sample.slice(-(name.length + 40)).trimEnd();
  const isClosed = slash === '/' || end.endsWith(`</${name}>`);
  return { name, doctype, isDeclared, isClosed };
}

const KNOWN: Readonly<Record<string, Message>> = {
  svg: message('svg'),
  rss: message('rss'),
  feed: message('atom'),
  urlset: message('sitemap'),
  plist: message('propertyList'),
};

export const xml: Check = (sample) => {
  const root = rootOf(sample);
  if (!root || /^html$/i.test(root.doctype ?? '') || /^html$/i.test(root.name)) return undefined;
  if (!root.isDeclared && HTML_NAMES.test(root.name)) return undefined;
  if (!root.isDeclared && sample.isWhole && !root.isClosed) {
    // Without the root's end tag, it counts as XML only if there are other signs.
    return sample.indexOf('</') < 0
      ? undefined
      : found('xml', 0.6, message('xml'), { details: [message('notClosed')] });
  }
  const details = sample.isWhole && !root.isClosed ? [message('notClosed')] : [];
  return found('xml', root.isDeclared ? 0.985 : 0.93, KNOWN[root.name] ?? message('xml'), { details });
};

export const html: Check = (sample) => {
  if (sample.indexOf('<') < 0) return undefined;
  const start = sample.slice(0, 8192);
  if (/^(?:<!--(?:(?!-->)[\s\S]){0,1000}-->\s*)?(?:<!DOCTYPE html|<html[\s>])/i.test(start))
    return found('html', 0.98, message('htmlPage'));
  const names = Array.from(start.matchAll(/<\/?([a-z][a-z0-9]*)(?=[\s/>])/gi), ([, name = '']) => name.toLowerCase());
  const known = names.filter((name) => HTML_NAMES.test(name));
  if (known.length < 1 || known.length < names.length * 0.6) return undefined;
  const isMarkup = start.startsWith('<') && HTML_NAMES.test(names[0] ?? '');
  const isClosed = /<\/[a-z][a-z0-9]*>/i.test(start);
  if (isMarkup) return found('html', isClosed || known.length > 1 ? 0.94 : 0.75, message('html'));
  return known.length > 1 && isClosed ? found('html', 0.7, message('htmlText')) : undefined;
};
