// The tags of the result: what the file has, and the visitor's changes.
import { X } from 'lucide-react';
import { useId } from 'react';
import type { AudioTag, TagTexts } from '../../../workers/contract/media/audio-tags';
import type { AudioSettings } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { say } from '../../../workers/words/in-words';
import { useArtifacts } from '../../state/services-context';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { TextArea } from '../../ui/text-area';
import { TextInput } from '../../ui/text-input';
import { trackError, yearError } from './check-tags';
import { CoverField } from './cover-field';
import * as lateWords from './late-words';
import { NO_CHANGES, ownChanges, SEVERAL, type TagSettings } from './tag-settings';
import * as words from './words';

interface TagsPanelProps {
  settings: TagSettings;
  change: (settings: TagSettings) => void;
  options: Pick<AudioSettings, 'keepTags' | 'format'>;
  /** The file's id, or `SEVERAL`. */
  file: string;
  /** The file's own. Undefined if they aren't known yet, and for several files. */
  tags?: TagTexts | undefined;
  cover?: Blob | undefined;
}

type SharedTag = 'artist' | 'album' | 'album_artist' | 'date' | 'genre';

export default function TagsPanel({ settings, change: set, options, file, tags, cover }: TagsPanelProps) {
  const keepTags = options.keepTags && options.format !== 'wav';
  const artifacts = useArtifacts();
  const change = (next: TagSettings) => {
    set(next);
    const { cover: before } = settings;
    if (typeof before === 'object' && before !== next.cover) artifacts.release(before.id);
  };
  const isSeveral = file === SEVERAL;
  const own = ownChanges(settings, file);
  const base: TagTexts = own.replaces ? {} : { ...tags };
  const shown: TagTexts = { ...base, ...settings.shared, ...own.texts };
  /** An empty field leaves a tag of the file that isn't known as it is. */
  const changed = (texts: TagTexts, tag: AudioTag, text: string): TagTexts => {
    const { [tag]: _, ...others } = texts;
    return text === (base[tag] ?? '') ? others : { ...others, [tag]: text };
  };
  const changeShared = (tag: SharedTag, text: string) => {
    const shared = changed(settings.shared, tag, text);
    change({ ...settings, shared, hasWrongYear: yearError(shared) !== undefined });
  };
  const changeOwn = (tag: AudioTag, text: string) => {
    const texts = changed(own.texts, tag, text);
    change({ ...settings, of: file, own: { ...own, texts, hasWrongTrack: trackError(texts) !== undefined } });
  };
  const isKnown = tags !== undefined || own.replaces;
  const placeholder = isKnown ? undefined : isSeveral ? words.asInEachFile : words.asInFile;
  const field = (tag: SharedTag, label: string) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      value={shown[tag] ?? ''}
      onChange={({ target }) => changeShared(tag, target.value)}
    />
  );
  const hasChanges =
    own.replaces ||
    settings.inOrder ||
    settings.cover !== undefined ||
    Object.keys({ ...settings.shared, ...own.texts }).length > 0;
  return (
    <Disclosure label={summaryOf(shown, { keepTags, isKnown, isSeveral })} className="w-full">
      {keepTags ? (
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {!isSeveral && (
              <TextInput
                label={words.titleTag}
                placeholder={placeholder}
                autoComplete="off"
                className="sm:col-span-2"
                value={shown.title ?? ''}
                onChange={({ target }) => changeOwn('title', target.value)}
              />
            )}
            {field('artist', words.artistTag)}
            {field('album', words.albumTag)}
            {field('album_artist', words.albumArtistTag)}
            <Genre
              value={shown.genre ?? ''}
              placeholder={placeholder}
              onChange={(text) => changeShared('genre', text)}
            />
            <TextInput
              label={words.yearTag}
              placeholder={placeholder}
              autoComplete="off"
              inputMode="numeric"
              value={shown.date ?? ''}
              error={yearError(settings.shared)}
              onChange={({ target }) => changeShared('date', target.value.trim())}
            />
            {!isSeveral && (
              <Track
                value={shown.track ?? ''}
                placeholder={placeholder}
                error={trackError(own.texts)}
                onChange={(text) => changeOwn('track', text)}
              />
            )}
            {!isSeveral && (
              <TextArea
                label={words.commentTag}
                placeholder={placeholder}
                rows={2}
                className="sm:col-span-2"
                value={shown.comment ?? ''}
                onChange={({ target }) => changeOwn('comment', target.value)}
              />
            )}
          </div>
          {isSeveral && (
            <Checkbox
              label={words.numberTracks}
              hint={words.titlesStay}
              checked={settings.inOrder}
              onChange={(inOrder) => change({ ...settings, inOrder })}
            />
          )}
          <CoverField
            chosen={settings.cover}
            own={own.replaces ? undefined : cover}
            unknown={placeholder}
            change={(next) => change({ ...settings, cover: next })}
          />
          <div className="flex flex-wrap gap-2">
            {hasChanges && (
              <Button size="small" onClick={() => change(NO_CHANGES)}>
                {isSeveral ? words.asInEachFile : words.asInFile}
              </Button>
            )}
            <Button
              size="small"
              icon={X}
              onClick={() => change({ ...NO_CHANGES, of: file, own: { replaces: true, texts: {} } })}
            >
              {words.clearTags}
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">{options.format === 'wav' ? words.noTagsInWav : words.tagsAreOff}</p>
      )}
    </Disclosure>
  );
}

function summaryOf(
  { title, artist, album }: TagTexts,
  { keepTags, isKnown, isSeveral }: { keepTags: boolean; isKnown: boolean; isSeveral: boolean },
): string {
  if (!keepTags) return words.tagsOff;
  const parts = [isSeveral ? undefined : title, artist, album].filter((text) => text !== undefined && text !== '');
  if (parts.length > 0) return say(words.tagsOf, { tags: parts.join(' · ') });
  return isKnown ? words.noTags : isSeveral ? words.tagsAsInEachFile : words.tagsAsInFile;
}

interface TextFieldProps {
  value: string;
  placeholder: string | undefined;
  onChange: (text: string) => void;
}

function Genre({ value, placeholder, onChange }: TextFieldProps) {
  const list = useId();
  return (
    <>
      <TextInput
        label={words.genreTag}
        placeholder={placeholder}
        autoComplete="off"
        list={list}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {Object.values(lateWords.genres).map((genre) => (
          <option key={genre} value={genre} />
        ))}
      </datalist>
    </>
  );
}

/** "3/9" as two fields. */
function Track({ value, placeholder, error, onChange }: TextFieldProps & { error: string | undefined }) {
  const [number = '', tracks = ''] = value.split('/');
  const join = (first: string, second: string) => onChange(second === '' ? first : `${first}/${second}`);
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <TextInput
        label={words.trackTag}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="numeric"
        value={number}
        error={error}
        onChange={({ target }) => join(target.value.trim(), tracks)}
      />
      <TextInput
        label={words.tracksTag}
        autoComplete="off"
        inputMode="numeric"
        value={tracks}
        onChange={({ target }) => join(number, target.value.trim())}
      />
    </div>
  );
}
