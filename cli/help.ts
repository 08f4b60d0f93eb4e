// The help of a tool, from its schema and words.
import type { HelpRow } from '../workers/contract/options/command';
import { flagName, isShortened } from '../workers/contract/options/flags';
import type { Option } from '../workers/contract/options/options';
import type { AnyOptionWords } from '../workers/contract/options/words';
import { createSpeaker, say } from '../workers/words/in-words';
import { allowedValues, MOST_LISTED, quoted, rangeOf } from './allowed-values';
import { commonOf } from './flags';
import type { Tool } from './job';
import { messages } from './messages';
import { COMMAND_LINE } from './message';
import * as words from './words';

const { text } = createSpeaker({ [COMMAND_LINE]: messages });

/** The values that an option takes, in words. */
export function allowedInWords(option: Option): string {
  const allowed = allowedValues(option);
  return typeof allowed === 'string' ? allowed : text(allowed);
}

/** The label and the hint as sentences. The words of a toggle may name its state “off”, or both of its states. */
export function labelOf(flag: string, name: string, { kind }: Option, own: AnyOptionWords | undefined): string {
  const { label = name, isOff, states, saysRange } = own ?? {};
  const hint = saysRange ? undefined : own?.hint;
  const state = kind === 'toggle' ? states?.find(([value]) => value)?.[1] : undefined;
  const whole = isOff
    ? say(words.offLabel, { flag: `--no-${flag}`, label })
    : state
      ? say(words.stateLabel, { label, state })
      : label;
  return hint === undefined
    ? whole
    : say(words.labelAndHint, { label: whole.replace(/\.$/, ''), hint: hint.replace(/\.$/, '') });
}

function describe(tool: Tool, name: string, option: Option): readonly [string, string] {
  const bare = flagName(tool, name);
  const flag = `--${bare}`;
  const own = tool.words[name];
  const label = labelOf(bare, name, option, own);
  const withDefault = (initial: string) => say(words.withDefault, { label, initial });
  switch (option.kind) {
    case 'toggle':
      return [`--[no-]${bare}`, withDefault(option.initial ? words.on : words.off)];
    case 'choice': {
      const initial = quoted(option.initial);
      if (option.values.length > MOST_LISTED) return [`${flag} VALUE`, withDefault(initial)];
      const choices = option.values.map((value) =>
        say(words.choice, { value: quoted(value), label: own?.choices?.[value] ?? String(value) }),
      );
      return [`${flag} VALUE`, say(words.choiceOption, { label, initial, choices: choices.join('; ') })];
    }
    case 'choices':
      return [
        `${flag} LIST`,
        say(words.choiceOption, { label, initial: option.initial.join(','), choices: option.values.join(', ') }),
      ];
    case 'number':
      return [
        `${flag} NUMBER`,
        say(words.numberOption, { label, range: text(rangeOf(option)), initial: String(option.initial) }),
      ];
    case 'text':
      if (option.lines) return [`${flag} TEXT`, say(words.listOption, { label })];
      return [`${flag} TEXT`, option.initial === '' ? label : withDefault(option.initial)];
    case 'color':
      return [`${flag} #RRGGBB`, withDefault(option.initial)];
    case 'secret':
      return ['', ''];
  }
}

/** One line. */
export function usageOfTool({ record, inputs, takesSeveral }: Tool): string {
  const two = record.takesMore ? 'FILE OTHER [MORE…]' : 'FILE OTHER';
  const files = takesSeveral ? '[FILE…]' : ['', '[FILE]', two][inputs];
  return `toolyard ${record.name} [options] ${record.takesText ? 'TEXT' : files}`.trimEnd();
}

/** Rows of the help: a flag, what it does, and the option's name. */
export function helpRows(tool: Tool): readonly HelpRow[] {
  const own = Object.entries(tool.shape)
    .filter(([, { kind }]) => kind !== 'secret')
    .flatMap(([name, option]) => {
      const short = option.kind === 'choice' && isShortened(name) ? option.values.map((value) => `--${value}`) : [];
      const row: HelpRow = [...describe(tool, name, option), name];
      return short.length > 0
        ? [row, [short.join(', '), say(words.shortFor, { flag: `--${flagName(tool, name)}` })] as const]
        : [row];
    });
  const common = Object.entries(commonOf(tool)).map(
    ([name, { short, value, help }]) =>
      [`${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  return [...own, ...common];
}
