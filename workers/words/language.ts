// The language of this build. build/language.ts puts another one here.

/** As in BCP 47. */
export const language = 'en';

/** In which direction its lines run. */
export const direction: 'ltr' | 'rtl' = 'ltr';
