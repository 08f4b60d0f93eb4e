// The form of a tool's options, made from its schema and its words.
import { Fragment, type ReactNode } from 'react';
import { counts, type Options as OptionSchema } from '../../../workers/contract/options/options';
import type { AnyOptionWords } from '../../../workers/contract/options/words';
import { useAppSelector } from '../../state/hooks';
import { Disclosure, type DisclosureProps } from '../../ui/disclosure';
import { FieldError } from '../../ui/field';
import { OptionControl } from './option-control';
import { rowClasses, rowOf, runsOf, type Entry } from './option-rows';
import type { OptionsForm } from './use-tool-options';
import * as texts from './words';

type Names<Schema extends OptionSchema> = keyof Schema['shape'] & string;

interface ToolOptionsProps<Schema extends OptionSchema> {
  form: OptionsForm<Schema>;
  /** In the displayed order. By default all options. */
  names?: readonly Names<Schema>[];
  /** Replaces the form's own handler. A change of direction also removes the result. */
  onChange?: OptionsForm<Schema>['change'];
  /** The error in an option, or in a group. */
  problem?: { readonly option: string; readonly text: string } | undefined;
  /** Replaces the hint in the words, if it depends on the values: how many random bits a length has. */
  hints?: Readonly<Partial<Record<Names<Schema>, string | undefined>>>;
  /** Special controls of this tool, in place of the usual ones. */
  replace?: Readonly<Partial<Record<Names<Schema>, ReactNode>>>;
}

export function ToolOptions<Schema extends OptionSchema>({
  form,
  names,
  onChange,
  problem,
  hints,
  replace,
}: ToolOptionsProps<Schema>) {
  const { schema, words, values } = form;
  const change = onChange ?? form.change;
  const own: Readonly<Record<string, ReactNode>> = replace ?? {};
  const named: Readonly<Record<string, AnyOptionWords>> = words.options;
  const ownHints: Readonly<Record<string, string | undefined>> = hints ?? {};
  const current = values as Readonly<Record<string, unknown>>;
  const entries = (names ?? Object.keys(schema.shape)).flatMap((name): Entry[] => {
    const option = schema.shape[name];
    const optionWords = named[name];
    if (!option || !optionWords || option.byButton || !counts(schema.shape, option, current)) return [];
    const hint = ownHints[name];
    const error = problem?.option === name ? problem.text : undefined;
    const set = (value: unknown) => change({ [name]: value } as Partial<typeof values>);
    const shownWords = hint === undefined ? optionWords : { ...optionWords, hint };
    return [{ name, option, words: shownWords, value: current[name], error, change: set }];
  });
  const show = (shown: readonly Entry[]) =>
    runsOf(shown, (entry) => (entry.name in own ? 'wide' : rowOf(entry))).map(({ key, items }) => (
      <div key={items[0]?.name} className={rowClasses(key, items)}>
        {items.map((entry) => (
          <Fragment key={entry.name}>{entry.name in own ? own[entry.name] : <OptionControl {...entry} />}</Fragment>
        ))}
      </div>
    ));
  return (
    <div className="flex max-w-2xl min-w-0 flex-col gap-4 empty:hidden">
      {runsOf(entries, ({ option }) => option.group).map(({ key: group, items }) =>
        group === undefined ? (
          show(items)
        ) : (
          <fieldset key={group} className="flex min-w-0 flex-col gap-1">
            <legend className="mb-1 text-sm font-medium">{words.groups?.[group]}</legend>
            {show(items)}
            <FieldError id={`${group}-error`} text={problem?.option === group ? problem.text : undefined} />
          </fieldset>
        ),
      )}
    </div>
  );
}

interface OptionsProps extends Pick<DisclosureProps, 'label' | 'className' | 'children'> {
  toolId: string;
}

/**
 * A collapsible section for the tool's less common options. It starts open if a link has set one of them, so that none is set
 * unseen. Its label is the same for every tool by default. In the bar of a tool that fills the window, its button is last, and
 * its content is above the bar.
 */
export function Options({ toolId, ...disclosure }: OptionsProps) {
  const links = useAppSelector((state) => state.settingsLinks[toolId] ?? 0);
  return <Disclosure key={links} defaultOpen={links > 0} label={texts.options} className="options" {...disclosure} />;
}
