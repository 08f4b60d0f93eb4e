// Which language a build is in. Without the parser that other languages need, because the server reads this as well.

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|ur|yi)\b/;

/** English, or the language that `TOOLYARD_LANGUAGE` names. */
export const languageOfBuild = (): string => process.env.TOOLYARD_LANGUAGE ?? 'en';

/** The folder of the build. */
export const folderOfBuild = (language = languageOfBuild()): string =>
  language === 'en' ? 'dist' : `dist-${language}`;

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr');
