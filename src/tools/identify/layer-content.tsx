// A layer's content, and its Copy and Download.
import { useId } from 'react';
import type { IdentifyOutput } from '../../../workers/kernels/identify/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { ResultActions } from '../../tool-kit/result/result-view';
import { FilePreview } from '../../tool-kit/rows/file-preview';
import { findLanguage } from '../../tool-kit/text/languages';
import { ShortText } from '../../tool-kit/text/short-text';
import { Disclosure } from '../../ui/disclosure';
import * as words from './words';

export type ShownLayers = PageOutput<IdentifyOutput>['layers'];
export type ShownLayer = ShownLayers[number];

export const nameOf = (layer: Pick<ShownLayer, 'extension'>, number: number) =>
  say(words.fileName, { number: String(number), extension: layer.extension });

interface LayerContentProps {
  number: number;
  layer: ShownLayer;
  isOpen: boolean;
}

/** Without the buttons of a result, because the layer has them. */
export function LayerContent({ number, layer, isOpen }: LayerContentProps) {
  const { content } = layer;
  const id = useId();
  if (!content || content.stored === 'saved') return null;
  const language = findLanguage(content.mime, nameOf(layer, number));
  return (
    <Disclosure label={words.view} defaultOpen={isOpen}>
      <p id={id} className="sr-only">
        {say(words.content, { number: String(number) })}
      </p>
      {content.stored === 'text' ? (
        <ShortText
          text={content.text}
          labelId={id}
          language={language}
          className="max-h-96 rounded-md border border-line px-3 py-2"
        />
      ) : (
        <FilePreview artifactId={content.artifactId} bytes={content.bytes} />
      )}
    </Disclosure>
  );
}

export function ContentActions({ number, layer }: Omit<LayerContentProps, 'isOpen'>) {
  const { content } = layer;
  if (!content || content.stored === 'saved') return null;
  return (
    <ResultActions
      result={content}
      fileName={nameOf(layer, number)}
      copyLabel={words.copy}
      copyInBar={false}
      copied={words.copied}
      downloaded={undefined}
    />
  );
}
