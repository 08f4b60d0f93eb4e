// Structured text: JSON, JSON Lines, XML, HTML and YAML, each accepted as a whole.
import { rewriteJson } from '../../../lib/json/rewrite-json';
import { facts, short, type HostedReader, type Reader } from '../candidate';
import { message } from '../finding';
import { isXml, isYaml } from '../steps';

const DEPTH = 10_000;

const isJson = (bytes: Uint8Array, isLines: boolean): boolean =>
  rewriteJson(bytes, { writing: 'nothing', indent: '', isLines, maxDepth: DEPTH }).error === undefined;

/** Larger documents get no list of their names. */
const NAMES_UNITS = 1 << 20;
const MOST_NAMES = 12;

/** JSON.parse changes large numbers, but keeps names and their count. */
function jsonFacts(text: string) {
  if (text.length > NAMES_UNITS) return [];
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return facts([message('itemCount'), String(value.length)]);
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(value);
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return facts([message('nameCount'), String(names.length)], [message('names'), short(shown)]);
}

export const json: Reader = ({ text = '', bytes, sample, isWhole }) => {
  if (!isWhole || !/^[{[]/.test(sample.slice(0, 1)) || !isJson(bytes, false)) return undefined;
  return {
    reading: {
      kind: 'json',
      title: message('json'),
      // A year in brackets is JSON as well.
      isLikely: sample.length > 8 || /[{"]/.test(sample.text),
      evidence: [message('jsonForm', { count: bytes.length })],
      facts: jsonFacts(text),
    },
    rank: 0.99,
  };
};

export const jsonLines: Reader = ({ bytes, sample, isWhole }) => {
  if (!isWhole || sample.lineCount < 2 || !/^[{[]/.test(sample.slice(0, 1)) || !isJson(bytes, true)) return undefined;
  if (isJson(bytes, false)) return undefined;
  return {
    reading: {
      kind: 'json-lines',
      title: message('jsonLines'),
      isLikely: true,
      evidence: [message('jsonLinesForm')],
      facts: facts([message('lineCount'), String(sample.lineCount)]),
    },
    rank: 0.99,
  };
};

export const xml: HostedReader = async ({ bytes, sample, isWhole }, host) => {
  if (!isWhole || !/^<[?!A-Za-z_]/.test(sample.slice(0, 2)) || !sample.text.endsWith('>')) return undefined;
  if (/^<!doctype html|^<html[\s>]/i.test(sample.slice(0, 20)) || !(await isXml(bytes, host))) return undefined;
  const [, root = ''] =
    /<([A-Za-z_][\w:.-]*)(?=[\s/>])/.exec(sample.slice(0, 8192).replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  const [, namespace] = /\sxmlns(?::[\w.-]+)?=["']([^"']{1,200})["']/.exec(sample.slice(0, 8192)) ?? [];
  return {
    reading: {
      kind: 'xml',
      title: message('xml'),
      isLikely: true,
      evidence: [message('xmlForm', { count: bytes.length })],
      facts: facts([message('rootElement'), root], [message('namespace'), namespace]),
    },
    rank: 0.97,
  };
};

/** A larger text takes the reader many seconds. */
const LARGEST_YAML = 4_000_000;

export const yaml: HostedReader = async ({ bytes, sample, isWhole }, host) => {
  if (
    !isWhole ||
    bytes.length > LARGEST_YAML ||
    sample.lineCount < 2 ||
    !/^\s*(?:- )?[^\s:#][^:\n]{0,80}:(?:\s|$)/m.test(sample.slice(0, 4096))
  )
    return undefined;
  const lines = sample.lines();
  const fits = lines.filter((line) =>
    /^\s*(?:#.*|-(?: .*)?|---|\.\.\.|[\w"'$./-][\w"'$./ -]{0,60}:(?:\s.*)?|)$/.test(line),
  );
  const prose = lines.filter((line) => /[a-z] [a-z]+ [a-z]+ [a-z]+ .*[.!?]$/i.test(line)).length;
  const nested = lines.some((line) => /^\s+(?:-|[\w"']+:)/.test(line)) || lines.some((line) => line.startsWith('- '));
  const isMarked = /^---\s/.test(sample.slice(0, 4)) || nested;
  if (fits.length < lines.length * 0.9 || prose > lines.length / 5 || !(await isYaml(bytes, host))) return undefined;
  return {
    reading: {
      kind: 'yaml',
      title: message('yaml'),
      isLikely: isMarked || (lines.length > 2 && fits.length === lines.length),
      evidence: [message('yamlForm', { count: sample.lineCount })],
      facts: [],
    },
    rank: 0.8,
  };
};
