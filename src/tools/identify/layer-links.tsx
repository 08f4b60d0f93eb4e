// Where a layer leads: to the tool for it, and to a recipe of the steps to it. A frame on another site has no such links.
import { ArrowRight, ListOrdered } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  pathTo,
  stepsTo,
  type EncodedKind,
  type FindingKind,
  type LayerKind,
} from '../../../workers/kernels/identify/spec';
import { say } from '../../../workers/words/in-words';
import { chooseResult, chooseText, type UnsavedResult } from '../../state/choose-input';
import { useAppDispatch } from '../../state/hooks';
import { filesOf } from '../../state/inputs';
import { RECIPE } from '../../state/recipe';
import { useCatalog } from '../../tool-kit/catalog-context';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import type { Given, Offer } from '../../tool-kit/send-to/offer';
import { useMove } from '../../tool-kit/send-to/use-move';
import { Button } from '../../ui/button';
import { nameOf, type ShownLayer, type ShownLayers } from './layer-content';
import { recipeLink } from './recipe-link';
import * as words from './words';

/** The kinds that no tool offers anything for. */
const WITHOUT_OFFERS: ReadonlySet<LayerKind> = new Set([
  ...(['der', 'mime', 'time', 'object-id', 'snowflake'] as const),
  ...(['unix-time', 'number', 'text', 'lines', 'empty', 'file', 'bytes'] as const),
]);

const isOffered = (kind: LayerKind): kind is FindingKind | EncodedKind => !WITHOUT_OFFERS.has(kind);

/** The tool that suits the layer's best reading. Undefined until it is known, and if there is none. */
function useOffer({ readings: [best] }: Pick<ShownLayer, 'readings'>): Offer | undefined {
  const { loadOffers } = useCatalog();
  const [offer, setOffer] = useState<Offer>();
  const { kind, parts } = best ?? {};
  useEffect(() => {
    if (kind === undefined || !isOffered(kind)) return;
    let isCurrent = true;
    const finding = { kind, ...(parts && { parts }) };
    void loadOffers().then(
      (offersFor) => {
        const found = offersFor([finding], { files: 0, length: 0 }).find(({ of }) => of === kind);
        if (isCurrent) setOffer(found);
      },
      () => undefined, // Without the list of tools, nothing can be offered.
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, parts, loadOffers]);
  return offer;
}

interface LayerLinksProps {
  tool: Pick<ToolRun, 'input'>;
  layers: ShownLayers;
  at: number;
}

export function LayerLinks({ tool, layers, at }: LayerLinksProps) {
  const move = useMove();
  const layer = layers[at];
  const offer = useOffer(layer ?? { readings: [] });
  if (!layer) return null;
  const content = layer.content?.stored === 'saved' ? undefined : layer.content;
  const given: Given | undefined = content
    ? { kind: 'result', result: content, fileName: nameOf(layer, at + 1) }
    : givenOf(tool.input);
  const steps = stepsTo(layers, at);
  const obstacle = pathTo(layers, at).find(({ made }) => made && !made.step)?.made?.by;
  return (
    <>
      {offer && given && offer.tool.id !== 'identify' && (
        <Button size="small" icon={ArrowRight} onClick={() => move(given, offer)}>
          {say(words.openIn, { tool: offer.tool.title })}
        </Button>
      )}
      {steps && steps.length > 0 && <MakeRecipe input={tool.input} link={recipeLink(steps)} />}
      {at > 0 && !steps && obstacle !== undefined && (
        <p className="basis-full text-xs text-muted">{say(words.noRecipe, { step: obstacle })}</p>
      )}
    </>
  );
}

function fileOf(input: ToolRun['input']): { readonly result: UnsavedResult; readonly name: string } | undefined {
  const [file] = filesOf(input);
  if (!file) return undefined;
  const { artifactId, bytes, type: mime, name } = file;
  return { result: { stored: 'artifact', artifactId, bytes, mime }, name };
}

function givenOf(input: ToolRun['input']): Given | undefined {
  if (input.kind === 'text') return { kind: 'text', text: input.text };
  const file = fileOf(input);
  return file && { kind: 'result', result: file.result, fileName: file.name };
}

/** Opens the recipe with the same input, which isn't a part of it. */
function MakeRecipe({ input, link }: { input: ToolRun['input']; link: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = () => {
    const file = fileOf(input);
    if (input.kind === 'text') dispatch(chooseText(RECIPE, input.text));
    else if (file) dispatch(chooseResult(RECIPE, file.result, file.name));
    void navigate(link);
  };
  return (
    <Button size="small" icon={ListOrdered} onClick={open}>
      {words.makeRecipe}
    </Button>
  );
}
