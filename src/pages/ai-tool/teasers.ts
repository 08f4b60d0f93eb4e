// The features and previews on the pages of announced AI tools.
import {
  BookOpen,
  Bug,
  Languages,
  Layers,
  Lightbulb,
  ListChecks,
  Newspaper,
  Palette,
  Ratio,
  ScanText,
  SlidersHorizontal,
  Wand,
} from 'lucide-react';
import type { Fact } from '../section';
import * as words from './words';

export type PreviewAction = keyof typeof words.actions;

export interface Preview {
  readonly input: { readonly label: string; readonly placeholder: string };
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly output: 'text' | 'code' | 'image';
  readonly actions: readonly PreviewAction[];
}

export interface Teaser {
  readonly features: readonly [Fact, Fact, Fact];
  readonly preview: Preview;
  readonly about: string;
}

const forText: readonly PreviewAction[] = ['generate', 'clear', 'copy', 'download'];

const { textGenerator, codeAssistant, contentWriter, imageGenerator } = words;

/** By the tool's id. */
export const teasers: Readonly<Record<string, Teaser>> = {
  'ai-text-generator': {
    features: [
      { icon: Lightbulb, ...textGenerator.prompt },
      { icon: SlidersHorizontal, ...textGenerator.tone },
      { icon: Languages, ...textGenerator.language },
    ],
    preview: { input: textGenerator.input, choices: textGenerator.choices, output: 'text', actions: forText },
    about: textGenerator.about,
  },
  'ai-code-assistant': {
    features: [
      { icon: Wand, ...codeAssistant.writes },
      { icon: BookOpen, ...codeAssistant.explains },
      { icon: Bug, ...codeAssistant.finds },
    ],
    preview: { input: codeAssistant.input, choices: codeAssistant.choices, output: 'code', actions: forText },
    about: codeAssistant.about,
  },
  'ai-content-writer': {
    features: [
      { icon: Newspaper, ...contentWriter.drafts },
      { icon: ListChecks, ...contentWriter.outline },
      { icon: ScanText, ...contentWriter.clarity },
    ],
    preview: { input: contentWriter.input, choices: contentWriter.choices, output: 'text', actions: forText },
    about: contentWriter.about,
  },
  'ai-image-generator': {
    features: [
      { icon: Palette, ...imageGenerator.style },
      { icon: Ratio, ...imageGenerator.shape },
      { icon: Layers, ...imageGenerator.several },
    ],
    preview: {
      input: imageGenerator.input,
      choices: imageGenerator.choices,
      output: 'image',
      actions: ['generate', 'clear', 'download', 'share'],
    },
    about: imageGenerator.about,
  },
};
