// The field for a key, and a choice of how to read it if it is a secret.
import { RadioGroup } from '../../ui/radio-group';
import { TextArea } from '../../ui/text-area';
import { isStructured, SECRET_FORMATS, type GivenKey } from './key-text';
import * as words from './words';

export interface KeyPanelProps {
  given: GivenKey;
  onChange: (given: GivenKey) => void;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export default function KeyPanel({ given, onChange, label, hint, error }: KeyPanelProps) {
  const { text, format } = given;
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={label}
        hint={hint}
        error={error}
        mono
        rows={4}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange({ text: event.target.value, format })}
      />
      {!isStructured(text) && (
        <RadioGroup
          label={words.secretFormat}
          value={format}
          options={SECRET_FORMATS}
          onChange={(format) => onChange({ text, format })}
        />
      )}
    </div>
  );
}
