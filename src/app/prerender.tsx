// Every page of the site as HTML. Runs in Node, at the end of the build.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { NOT_SAVED } from '../../workers/contract/site/offline-now';
import { ArtifactStore } from '../artifacts/artifact-store';
import { commandReference } from '../pages/cli/page';
import { partsOf, toolAt } from '../pages/find-page';
import * as notFoundWords from '../pages/not-found/words';
import { headOfNothing, headOfPage, headOfTool, type PageHead } from '../pages/use-page-head';
import { toolIcon } from '../pages/parts/tool-icon-slot';
import { embedPath } from '../pages/tool/embed/code';
import { toolGuide } from '../pages/tool/guide/guide-slot';
import { sitePages } from '../pages/site-pages';
import { cardFile, SITE_CARD } from '../pages/social-card';
import { settings } from '../settings';
import type { Services } from '../state/services-context';
import { createStore } from '../state/store';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { optionsLinks } from '../tool-kit/late-parts';
import { tools } from '../tools/index';
import { App } from './app';
import { EmbedShell } from './embed/shell';
import { headHtml, headHtmlOfEmbed, type SearchData, structuredDataOfPage, structuredDataOfTool } from './head-html';
import { lateLayout } from './layout/layout';
import { createRootAround } from './root-around';
import { searchDescriptionOfPage, searchDescriptionOfTool } from './search-descriptions';

export interface PrerenderedPage {
  readonly path: string;
  /** The address that search engines should list. Missing for pages that they should leave out, and for second addresses. */
  readonly listed: string | undefined;
  readonly head: string;
  readonly body: string;
  /** The sources, from the project's root, whose code the page needs first. */
  readonly sources: readonly string[];
  /** From the project's root: the page's own sources, whose changes give its date. */
  readonly folders: readonly string[];
}

interface Address extends SearchData {
  readonly path: string;
  readonly head: PageHead;
  readonly isCanonical: boolean;
  readonly sources: readonly string[];
  readonly folders: readonly string[];
}

const pageSource = (folder: string) => `src/pages/${folder}/page.tsx`;

const siteCard = { file: SITE_CARD, alt: `${settings.name}: ${settings.tagline}` };

const pageAddresses = sitePages.flatMap((page) =>
  page.paths.map((path, index): Address => ({
    path,
    head: headOfPage(page),
    description: searchDescriptionOfPage(page),
    card: siteCard,
    structuredData: structuredDataOfPage(page),
    isCanonical: index === 0,
    sources: [pageSource(page.folder)],
    folders: [`src/pages/${page.folder}`],
  })),
);

const toolAddresses = tools.flatMap((tool) =>
  [tool.id, ...(tool.aliases ?? [])].map((id): Address => ({
    path: `/tool/${id}`,
    head: headOfTool(tool),
    description: searchDescriptionOfTool(tool.id),
    card: { file: cardFile(tool.id), alt: `${settings.name}: ${tool.title}. ${tool.description}` },
    structuredData: structuredDataOfTool(tool),
    isCanonical: id === tool.id,
    sources: [pageSource('tool'), `src/tools/${tool.id}/screen.tsx`],
    folders: [`src/tools/${tool.id}`, `workers/kernels/${tool.id}`],
  })),
);

const nowhere: Address = {
  path: '/404',
  head: headOfNothing(notFoundWords.notFound),
  description: notFoundWords.notFoundText,
  card: siteCard,
  structuredData: [],
  isCanonical: false,
  sources: [pageSource('not-found')],
  folders: [],
};

/** The service worker shows it at any address whose page it can't load. */
const notSaved: Address = {
  ...nowhere,
  path: NOT_SAVED,
  head: headOfNothing(notFoundWords.notSaved),
  description: notFoundWords.notSavedText,
};

/** No tool runs while the build renders a page. */
const idle: Services = {
  workers: () => Promise.reject(new Error('A prerendered page has no workers')),
  artifacts: new ArtifactStore(() => undefined),
  client: {
    run: () => Promise.reject(new Error('A prerendered page runs nothing')),
    cancel: () => undefined,
  },
  findShortage: () => Promise.resolve(undefined),
};

function guidesAt(path: string) {
  const tool = toolAt(path);
  return tool ? [toolGuide(tool.id)] : [];
}

async function prerenderPage(address: Address): Promise<PrerenderedPage> {
  const { path, head, isCanonical, sources, folders } = address;
  await Promise.all(
    [...partsOf(path), ...guidesAt(path), toolIcon, optionsLinks, commandReference, ...lateLayout].map((part) =>
      part.load(),
    ),
  );
  const Root = createRootAround(createStore(idle), idle);
  const body = renderToString(
    <Root>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Root>,
  );
  const listed = isCanonical && head.indexed ? head.canonical : undefined;
  return { path, listed, head: headHtml(head, address), body, sources, folders };
}

/** A tool alone, for a frame on another site. Scripts render the tool, and the build only what is around it. */
export type EmbeddedPage = Pick<PrerenderedPage, 'path' | 'head' | 'body' | 'sources'>;

const embeddedPage = (tool: ToolDefinition): EmbeddedPage => ({
  path: embedPath(tool),
  head: headHtmlOfEmbed(headOfTool(tool)),
  body: renderToStaticMarkup(<EmbedShell tool={tool} />),
  sources: ['src/app/embed/main.tsx', `src/tools/${tool.id}/screen.tsx`],
});

export interface Prerendered {
  readonly pages: readonly PrerenderedPage[];
  readonly embedded: readonly EmbeddedPage[];
  /** The catalog for the build's other files. */
  readonly tools: readonly Omit<ToolDefinition, 'screen'>[];
}

export async function prerender(): Promise<Prerendered> {
  return {
    pages: await Promise.all([...pageAddresses, ...toolAddresses, nowhere, notSaved].map(prerenderPage)),
    embedded: tools.filter(({ notEmbedded }) => notEmbedded !== true).map(embeddedPage),
    tools,
  };
}
