// URL encoder: its modes, options and words.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/**
 * `scope`: `component` is encodeURIComponent and decodeURIComponent; `whole` is encodeURI and decodeURI, which leave the
 * characters untouched that separate a URL's parts, but it also keeps the brackets of an IPv6 host (RFC 3986, section 3.2.2);
 * `form` is application/x-www-form-urlencoded in the URL standard. `eachLine` keeps line breaks when encoding; decoding always
 * does.
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
  rights: 'compute',
  readsOnce: () => true,
  resultSize: ({ mode }, bytes) => atMost(mode === 'encode' ? bytes * 3 : bytes),
};
