// The fields of a preset. Their values stay here. The text that they make is the tool's input.
import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { TextInput, type TextInputProps } from '../../ui/text-input';
import { dialed, mailPayload, phonePayload, smsPayload, urlPayload, wifiPayload, type WifiNetwork } from './payloads';
import * as words from './words';

export type PresetId = 'url' | 'email' | 'phone' | 'wifi' | 'sms';

interface FormProps {
  onText: (text: string) => void;
}

export default function PresetForm({ preset, onText }: FormProps & { preset: PresetId }) {
  const Fields = FORMS[preset];
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:grid-cols-2">
      <Fields onText={onText} />
    </div>
  );
}

/** The state of a form that writes its text after each change. */
function useForm<Fields extends object>(first: Fields, payload: (fields: Fields) => string, { onText }: FormProps) {
  const [fields, setFields] = useState(first);
  const change = (part: Partial<Fields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    onText(payload(next));
  };
  return [fields, change] as const;
}

type LineProps = Omit<TextInputProps, 'onChange'> & { onText: (text: string) => void };

const Line = ({ onText, ...rest }: LineProps) => (
  <TextInput autoComplete="off" {...rest} onChange={({ target }) => onText(target.value)} />
);

const Wide = ({ children }: { children: ReactNode }) => <div className="sm:col-span-2">{children}</div>;

function UrlForm(props: FormProps) {
  const [{ url }, change] = useForm({ url: '' }, ({ url }) => urlPayload(url), props);
  return (
    <Wide>
      <Line label={words.address} type="url" placeholder="example.com" value={url} onText={(url) => change({ url })} />
    </Wide>
  );
}

function EmailForm(props: FormProps) {
  const [{ to, subject, body }, change] = useForm({ to: '', subject: '', body: '' }, mailPayload, props);
  return (
    <>
      <Line label={words.to} type="email" placeholder="name@example.com" value={to} onText={(to) => change({ to })} />
      <Line label={words.subject} value={subject} onText={(subject) => change({ subject })} />
      <Wide>
        <TextArea
          label={words.message}
          rows={3}
          value={body}
          onChange={({ target }) => change({ body: target.value })}
        />
      </Wide>
    </>
  );
}

function numberError(number: string, payload: string): string | undefined {
  if (number.trim() === '' || payload !== '') return undefined;
  return dialed(number) ? words.noMessages : words.notDialed;
}

function PhoneForm(props: FormProps) {
  const [{ number }, change] = useForm({ number: '' }, ({ number }) => phonePayload(number), props);
  return (
    <Wide>
      <Line
        label={words.phoneNumber}
        error={numberError(number, phonePayload(number))}
        hint={words.countryCode}
        type="tel"
        placeholder="+1 201 555 0123"
        value={number}
        onText={(number) => change({ number })}
      />
    </Wide>
  );
}

const SECURITIES = [
  { value: 'WPA', label: words.wpa },
  { value: 'WEP', label: 'WEP' },
  { value: 'nopass', label: words.noSecurity },
] as const;

const NO_NETWORK: WifiNetwork = { ssid: '', password: '', security: 'WPA', hidden: false };

function WifiForm(props: FormProps) {
  const [{ ssid, password, security, hidden }, change] = useForm(NO_NETWORK, wifiPayload, props);
  return (
    <>
      <Line label={words.networkName} value={ssid} onText={(ssid) => change({ ssid })} />
      <Select
        label={words.security}
        value={security}
        options={SECURITIES}
        onChange={(security) => change({ security })}
      />
      {security !== 'nopass' && (
        <Line
          label={words.password}
          mono
          spellCheck={false}
          autoCapitalize="off"
          value={password}
          onText={(password) => change({ password })}
        />
      )}
      <Checkbox
        label={words.hiddenNetwork}
        checked={hidden}
        onChange={(hidden) => change({ hidden })}
        className="self-end pb-1"
      />
    </>
  );
}

function SmsForm(props: FormProps) {
  const [{ number, message }, change] = useForm(
    { number: '', message: '' },
    ({ number, message }) => smsPayload(number, message),
    props,
  );
  return (
    <>
      <Wide>
        <Line
          label={words.phoneNumber}
          error={numberError(number, smsPayload(number, message))}
          type="tel"
          placeholder="+1 201 555 0123"
          value={number}
          onText={(number) => change({ number })}
        />
      </Wide>
      <Wide>
        <TextArea
          label={words.message}
          rows={3}
          value={message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Wide>
    </>
  );
}

const FORMS = { url: UrlForm, email: EmailForm, phone: PhoneForm, wifi: WifiForm, sms: SmsForm } as const;
