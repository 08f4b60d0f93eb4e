// What is to be generated: the version, and the fields that it needs.
import { COUNT_LIMIT, FORMATS, NAMESPACES, VERSIONS } from '../../../workers/kernels/uuid-generator/spec';
import { formatCount } from '../../lib/format';
import { InputPane } from '../../tool-kit/input-pane';
import type { ToolInput } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { ALPHABETS, nanoIdBits, takesNames, type FieldProblem, type Settings } from './settings';

export interface GenerateSettingsProps {
  tool: ToolInput;
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  problem: FieldProblem | undefined;
}

const SAMPLE = 'www.example.com\nwww.example.org\nwww.example.net';

export function GenerateSettings({ tool, settings, onChange, problem }: GenerateSettingsProps) {
  const { kind, format, count, namespace, ownNamespace } = settings;
  const errorOf = (field: FieldProblem['field']) => (problem?.field === field ? problem.text : undefined);
  const isUuid = kind !== 'ulid' && kind !== 'nanoid';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Version" value={kind} options={VERSIONS} onChange={(kind) => onChange({ kind })} />
        {takesNames(kind) ? (
          <Select
            label="Namespace"
            value={namespace}
            options={NAMESPACES}
            onChange={(namespace) => onChange({ namespace })}
          />
        ) : (
          <TextInput
            label="Count"
            hint={`Usually 1 to 1,000. Up to ${formatCount(COUNT_LIMIT)} work.`}
            inputMode="numeric"
            autoComplete="off"
            value={count}
            error={errorOf('count')}
            onChange={({ target }) => onChange({ count: target.value })}
          />
        )}
      </div>
      {takesNames(kind) && namespace === 'own' && (
        <TextInput
          label="Namespace UUID"
          mono
          spellCheck={false}
          autoComplete="off"
          value={ownNamespace}
          error={errorOf('namespace')}
          onChange={({ target }) => onChange({ ownNamespace: target.value })}
        />
      )}
      {takesNames(kind) && (
        <InputPane
          tool={tool}
          label="Names, one per line"
          placeholder="www.example.com"
          error={errorOf('names')}
          sample={SAMPLE}
        />
      )}
      {kind === 'nanoid' && <NanoIdSettings {...{ settings, onChange, errorOf }} />}
      {isUuid && (
        <RadioGroup label="Format" value={format} options={FORMATS} onChange={(format) => onChange({ format })} />
      )}
    </>
  );
}

interface NanoIdSettingsProps extends Pick<GenerateSettingsProps, 'settings' | 'onChange'> {
  errorOf: (field: FieldProblem['field']) => string | undefined;
}

function NanoIdSettings({ settings, onChange, errorOf }: NanoIdSettingsProps) {
  const { length, alphabet, ownAlphabet } = settings;
  const bits = nanoIdBits(settings);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Alphabet" value={alphabet} options={ALPHABETS} onChange={(alphabet) => onChange({ alphabet })} />
        <TextInput
          label="Length"
          hint={bits === undefined ? undefined : `${formatCount(bits)} random bits. A version 4 UUID has 122.`}
          inputMode="numeric"
          autoComplete="off"
          value={length}
          error={errorOf('length')}
          onChange={({ target }) => onChange({ length: target.value })}
        />
      </div>
      {alphabet === 'own' && (
        <TextInput
          label="Custom alphabet"
          mono
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={ownAlphabet}
          error={errorOf('alphabet')}
          onChange={({ target }) => onChange({ ownAlphabet: target.value })}
        />
      )}
    </>
  );
}
