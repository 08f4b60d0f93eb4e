// What a site owner may change, in one place. Empty values switch off what depends on them.

const fromEnvironment = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;

export const settings = {
  name: 'Toolyard',
  tagline: 'Free tools that run in your browser',
  description: 'Free tools for files and text that run entirely in your browser. What you enter stays on your device.',
  /** Where the site is served from, without a slash at its end. */
  baseUrl: fromEnvironment(import.meta.env.VITE_BASE_URL, 'http://localhost:8080').replace(/\/+$/, ''),
  contact: { supportEmail: '', generalEmail: '', businessEmail: '', legalEmail: '' },
} as const;
