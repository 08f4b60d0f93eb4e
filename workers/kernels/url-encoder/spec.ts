// URL encoder: its modes, options and words.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { AnySource } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

/**
 * `scope`: `component` is encodeURIComponent and decodeURIComponent; `whole` is encodeURI and decodeURI, which leave the characters
 * alone that separate the parts of a URL, but also keeps the brackets of an IPv6 host (RFC 3986, section 3.2.2); `form` is application/x-www-form-urlencoded in the URL standard. `eachLine` keeps line
 * breaks when encoding; decoding always does.
 */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  scope: choice(['component', 'whole', 'form']),
  eachLine: toggle(),
});

export const DEFAULT_OPTIONS = options.defaults;

export type UrlOptions = OptionsOf<typeof options>;
export type UrlMode = UrlOptions['mode'];
export type UrlScope = UrlOptions['scope'];

export interface UrlOutput extends TextOutput {
  /** The run's mode. */
  readonly mode: UrlMode;
}

export const urlEncoder: KernelSpec<AnySource, UrlOptions, UrlOutput> = {
  id: 'url-encoder',
  lane: 'compute',
  readsOnce: () => true,
};
