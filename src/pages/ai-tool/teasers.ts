// The texts and previews on the pages of announced AI tools.
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

export type PreviewAction = 'Generate' | 'Clear' | 'Copy' | 'Download' | 'Share';

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

const forText: readonly PreviewAction[] = ['Generate', 'Clear', 'Copy', 'Download'];

/** By the tool's id. */
export const teasers: Readonly<Record<string, Teaser>> = {
  'ai-text-generator': {
    features: [
      {
        icon: Lightbulb,
        title: 'From a short prompt',
        text: 'Describe what you need in a line and get a first draft to work from.',
      },
      {
        icon: SlidersHorizontal,
        title: 'Your tone, your length',
        text: 'Plain or formal, a sentence or a page: you decide.',
      },
      { icon: Languages, title: 'In your language', text: 'Ask in one language, get the text in another.' },
    ],
    preview: {
      input: {
        label: 'What should the text be about?',
        placeholder: 'A short thank-you note to a team after a long project',
      },
      choices: [
        { label: 'Tone', value: 'Friendly' },
        { label: 'Length', value: 'One paragraph' },
      ],
      output: 'text',
      actions: forText,
    },
    about:
      'The AI Text Generator is for the blank page: letters, notes, summaries and first drafts. It gives you something to cut, edit and make your own.',
  },
  'ai-code-assistant': {
    features: [
      { icon: Wand, title: 'Writes code', text: 'Describe a function or a query and get code with tests.' },
      {
        icon: BookOpen,
        title: 'Explains code',
        text: 'Paste code you don’t understand and read what it does, step by step.',
      },
      { icon: Bug, title: 'Finds bugs', text: 'Points to the line that’s wrong, says why, and suggests a fix.' },
    ],
    preview: {
      input: {
        label: 'What should the code do?',
        placeholder: 'Group a list of orders by customer and add up their totals',
      },
      choices: [
        { label: 'Language', value: 'TypeScript' },
        { label: 'Task', value: 'Write' },
      ],
      output: 'code',
      actions: forText,
    },
    about:
      'The AI Code Assistant is for the small questions of a working day: a regular expression, an unfamiliar library, a test that fails. It will work alongside the developer tools already here.',
  },
  'ai-content-writer': {
    features: [
      {
        icon: Newspaper,
        title: 'Complete drafts',
        text: 'Articles, posts, newsletters and product descriptions, from outline to last line.',
      },
      { icon: ListChecks, title: 'Outline first', text: 'Review and change the outline before anything is written.' },
      {
        icon: ScanText,
        title: 'Easy to read',
        text: 'Checks length and clarity as it writes, so people keep reading.',
      },
    ],
    preview: {
      input: { label: 'What are you writing about?', placeholder: 'Five ways to keep a balcony green in winter' },
      choices: [
        { label: 'Kind', value: 'Blog article' },
        { label: 'Audience', value: 'Beginners' },
      ],
      output: 'text',
      actions: forText,
    },
    about:
      'The AI Content Writer is for anyone who publishes: shops, clubs, makers, teachers. It plans a piece with you and writes it section by section.',
  },
  'ai-image-generator': {
    features: [
      { icon: Palette, title: 'Any style', text: 'A photograph, a drawing, an icon: say how it should look.' },
      { icon: Ratio, title: 'The right shape', text: 'Square, wide or tall, in the size you need.' },
      { icon: Layers, title: 'Several at once', text: 'Compare variants side by side and keep the best.' },
    ],
    preview: {
      input: { label: 'Describe the image', placeholder: 'A lighthouse at dawn, drawn in ink' },
      choices: [
        { label: 'Style', value: 'Ink drawing' },
        { label: 'Shape', value: 'Square' },
      ],
      output: 'image',
      actions: ['Generate', 'Clear', 'Download', 'Share'],
    },
    about:
      'The AI Image Generator is for images that don’t exist yet: a header for an article, a card for a friend, a first sketch of an idea.',
  },
};
