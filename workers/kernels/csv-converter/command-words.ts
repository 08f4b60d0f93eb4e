// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import { csvCommandWords } from '../../words/csv-words';
import type { messages } from './messages';

export const commandWords = {
  chooseEncoding: 'Save it as UTF-8, or use --encoding windows-1252 if it is from Excel.',
  ...csvCommandWords,
  leftOut: {
    one: '{count} value was left out, because the first row doesn’t have its column: {names}. It is in {place}. --columns all keeps it.',
    other:
      '{count} values were left out, because the first row doesn’t have their columns: {names}. The first is in {place}. --columns all keeps them.',
  },
  formulas: {
    one: '{count} text begins like a formula, which spreadsheets would run, in {place}. --defuse makes it text.',
    other:
      '{count} texts begin like formulas, which spreadsheets would run. The first is in {place}. --defuse makes them text.',
  },
} satisfies OtherWords<typeof messages>;
