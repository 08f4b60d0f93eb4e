// Errors of a recipe's steps: a place is in the text that the step got, which the visitor may not see.
import type { ToolErrorData } from '../contract/run/errors';
import { messagesOf, type Message, type MessageValue, type Text } from '../contract/run/message';
import type { common } from './common';

const message = messagesOf<typeof common>('common');

/** A step that failed. */
export interface FailedStep {
  /** Among all steps, from 0. */
  readonly place: number;
  /** The first of the steps that run: it reads the visitor's own input. */
  readonly isFirst: boolean;
  /** It failed on what the steps before made of the second input. */
  readonly isOther: boolean;
}

/** Each place in the message says that it is in this step's input. `at` stays only if that is the visitor's input. */
export function errorInStep(error: ToolErrorData, { place, isFirst, isOther }: FailedStep): ToolErrorData {
  if (isFirst && !isOther) return error;
  const { at: _, ...rest } = error;
  const of = message(isOther ? 'otherStepInput' : 'stepInput', { step: place + 1 });
  return { ...rest, message: withPlaces(error.message, of) };
}

function withPlaces(text: Text, of: Message): Text {
  if (typeof text === 'string' || !text.values) return text;
  const values = Object.entries(text.values).map(([name, value]) => [name, valueIn(value, of)] as const);
  return { ...text, values: Object.fromEntries(values) };
}

function valueIn(value: MessageValue, of: Message): MessageValue {
  if (typeof value !== 'object') return value;
  if ('line' in value || 'byte' in value) return { ...value, of };
  if ('all' in value) return { all: value.all.map((one) => valueIn(one, of)) };
  if ('any' in value) return { any: value.any.map((one) => valueIn(one, of)) };
  return 'messageKey' in value ? withPlaces(value, of) : value;
}
