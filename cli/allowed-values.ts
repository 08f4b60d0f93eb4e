// The values that options take, as sentences.
import type { NumberOption, Option } from '../workers/contract/options/options';
import type { Message, Text } from '../workers/contract/run/message';
import { message } from './message';

/** The values that an option takes, as a sentence. Empty if any value is one. */
export function allowedValues(option: Option): Text {
  switch (option.kind) {
    case 'choice':
      return option.values.length > MOST_LISTED
        ? message('useValueInHelp')
        : message('useOneOf', { values: { any: option.values.map(quoted) } });
    case 'choices':
      return message('useList', { values: option.values.join(', ') });
    case 'number':
      return message('useNumber', { range: rangeOf(option) });
    case 'text':
      return message('useText', { limit: String(option.maxLength) });
    case 'color':
      return message('useColor');
    case 'toggle':
    case 'secret':
      return '';
  }
}

/** More values than that aren't listed in a sentence. */
export const MOST_LISTED = 40;

export function rangeOf({ min, max, step }: NumberOption): Message {
  const ends = { min: String(min), max: String(max) };
  return typeof step === 'number' ? message('rangeInSteps', { ...ends, step: String(step) }) : message('range', ends);
}

export const quoted = (value: string | number) => (/^[\w.-]+$/.test(String(value)) ? String(value) : `"${value}"`);
