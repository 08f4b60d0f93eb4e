// Actions on all of a tool's options: share them as a link, or reset them.
import clsx from 'clsx';
import { useState } from 'react';
import { counts } from '../../../workers/contract/options/options';
import type { Shell } from '../../../workers/contract/options/quoted';
import { refusalOf } from '../../../workers/words/shells';
import { say } from '../../../workers/words/in-words';
import { fitsField } from '../../lib/fits-field';
import { useAppSelector } from '../../state/hooks';
import { trailTo } from '../../state/recipe-trail';
import { Checkbox } from '../../ui/checkbox';
import { Link } from '../../ui/link';
import { changedOptions } from './changed-options';
import { addressWith, LONGEST_TEXT } from './options-address';
import { useCatalog } from '../catalog-context';
import { useCopy } from '../copy-and-download';
import { CopyCommand, type Copied } from './copy-command';
import type { OptionsForm } from './use-tool-options';
import * as texts from './words';

const linkClasses =
  'min-h-8 rounded-sm text-xs text-muted underline underline-offset-4 hover:no-underline pointer-coarse:min-h-touch';

/** Why a link can't contain the text. */
function obstacleOf(text: string, hasLines: boolean): string | undefined {
  if (text.length > LONGEST_TEXT) return say(texts.tooLong, { most: String(LONGEST_TEXT) });
  return fitsField(text, hasLines) ? undefined : texts.hasMarks;
}

const labelOf = (words: OptionsForm['words'], name: string): string =>
  (words.options as Readonly<Record<string, { readonly label: string }>>)[name]?.label ?? name;

/** The typed texts that a visitor may want in a link: the ones that differ from their defaults. */
function typedTexts({ schema, values, words }: OptionsForm) {
  const current = values as Readonly<Record<string, unknown>>;
  return Object.entries(schema.shape).flatMap(([name, option]) => {
    const value = current[name];
    if (option.kind !== 'text' || value === option.initial || !counts(schema.shape, option, current)) return [];
    if (typeof value !== 'string') return [];
    return [{ name, label: labelOf(words, name), obstacle: obstacleOf(value, option.lines === true) }];
  });
}

export default function OptionsLinks({ form }: { form: OptionsForm }) {
  const copy = useCopy();
  const { hasCommand, commandOf } = useCatalog();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { toolId, schema, values, change } = form;
  const canBeRecipe = useAppSelector(
    (state) => trailTo(state, toolId) !== undefined && Boolean(state.runs[toolId]?.result),
  );
  const typed = typedTexts(form);
  const included = typed
    .filter(({ name, obstacle }) => ticked.includes(name) && obstacle === undefined)
    .map(({ name }) => name);
  const changed = changedOptions(schema.shape, values as Readonly<Record<string, unknown>>);
  const copyLink = () => {
    const { origin, pathname } = window.location;
    const address = addressWith(schema, values as Readonly<Record<string, unknown>>, origin + pathname, included);
    const note = included.length === 0 ? texts.linkCopied : texts.linkWithTextCopied;
    void copy(Promise.resolve(address), note);
  };
  const writeCommand = async (shell: Shell): Promise<Copied> => {
    const written = await commandOf(toolId, schema.shape, values, shell);
    return 'text' in written
      ? written
      : { refusal: refusalOf(written.refused, labelOf(form.words, written.refused.option), shell) };
  };
  const reset = () => {
    const defaults = schema.defaults as Readonly<Record<string, unknown>>;
    change(Object.fromEntries(changed.map(([name]) => [name, defaults[name]])));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 max-lg:flex-col max-lg:items-start lg:flex-row-reverse">
      <div className="flex flex-wrap gap-x-4">
        <button type="button" onClick={copyLink} className={linkClasses}>
          {texts.copyLink}
        </button>
        {hasCommand(toolId) && (
          // Missing on a phone: it has no terminal, and the links would need more room than the page reserves for late parts.
          <div className="contents pointer-coarse:hidden">
            <CopyCommand
              key={JSON.stringify(values)}
              write={writeCommand}
              told={texts.commandCopied}
              className={linkClasses}
            />
            <Link to="/cli" className={clsx(linkClasses, 'inline-flex items-center')}>
              {texts.aboutCommands}
            </Link>
          </div>
        )}
        {canBeRecipe && (
          <Link to="/recipe#sent" className={clsx(linkClasses, 'inline-flex items-center')}>
            {texts.saveAsRecipe}
          </Link>
        )}
        {changed.length > 0 && (
          <button type="button" onClick={reset} className={linkClasses}>
            {texts.reset}
          </button>
        )}
      </div>
      {typed.map(({ name, label, obstacle }) => (
        <Checkbox
          key={name}
          label={say(texts.include, { option: label })}
          hint={obstacle}
          disabled={obstacle !== undefined}
          checked={included.includes(name)}
          onChange={(isOn) => setTicked(isOn ? [...ticked, name] : ticked.filter((other) => other !== name))}
          className="text-xs text-muted"
        />
      ))}
    </div>
  );
}
