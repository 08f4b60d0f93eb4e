// A preview of an announced tool. Everything in it is disabled.
import { Copy, Download, Image, Share, Sparkles, X, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import type { Preview, PreviewAction } from './teasers';

const icons: Record<PreviewAction, LucideIcon> = {
  Generate: Sparkles,
  Clear: X,
  Copy,
  Download,
  Share,
};

const ignored = () => undefined;

export function PreviewInterface({ preview }: { preview: Preview }) {
  const { input, choices, output, actions } = preview;
  const [first, ...others] = actions;
  return (
    <Card className="grid grid-cols-1 gap-6 @3xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <TextArea {...input} rows={5} disabled />
        <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
          {choices.map(({ label, value }) => (
            <Select key={label} {...{ label, value }} options={[{ value, label: value }]} onChange={ignored} disabled />
          ))}
        </div>
        {first && <PreviewButton action={first} variant="primary" />}
      </div>
      <div className="flex flex-col gap-4">
        {output === 'image' ? <ImageResult /> : <TextResult mono={output === 'code'} />}
        <div className="mt-auto flex flex-wrap gap-3">
          {others.map((action) => (
            <PreviewButton key={action} action={action} variant="secondary" />
          ))}
        </div>
      </div>
    </Card>
  );
}

function PreviewButton({ action, variant }: { action: PreviewAction; variant: 'primary' | 'secondary' }) {
  return (
    <Button {...{ variant }} icon={icons[action]} disabled className="self-start">
      {action}
    </Button>
  );
}

const NOTHING = 'Your result will appear here.';

const TextResult = ({ mono }: { mono: boolean }) => (
  <TextArea label="Result" placeholder={NOTHING} rows={8} disabled mono={mono} />
);

function ImageResult() {
  return (
    <div className="flex flex-1 flex-col gap-1.5">
      <p className="text-sm font-medium">Result</p>
      <div className="flex min-h-48 flex-1 flex-col items-center justify-center gap-2 rounded-md border border-dashed border-line-strong bg-sunken text-sm text-muted">
        <Image aria-hidden className="size-8" />
        {NOTHING}
      </div>
    </div>
  );
}
