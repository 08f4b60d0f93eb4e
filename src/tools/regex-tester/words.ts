// Regex tester: the words of its record, its screen and its explanation of a pattern.

export const title = 'Regex Tester';
export const description =
  'Test JavaScript regular expressions on text or files, live and with a time limit, and preview replacements.';
export const tagline = 'JavaScript regex with a time limit';
export const sizeLimit = '268 MB if a match can span lines';
export const keywords =
  'regex, regexp, regular expression, pattern, match, replace, substitute, group, capture, backtracking, test, search';

// What it offers for a text or a file.
export const testPattern = 'Test the pattern';
export const searchWithPattern = 'Search with a pattern';

export const testText = 'Test text';
export const fileSize = 'Files of any size, or 268 MB if a match can span lines';
export const sample = 'Orders: 2026-01-31 (paid), 2026-02-28 (open)\nContact: ann@example.com, +1 555 0100';
export const insertions = '$1 or $<name> inserts a group, $& the match';
export const test = 'Test';
export const testCases = 'Test cases';
export const testReplace = 'Test Replace';
export const runWithRe2 = 'Run with RE2';
export const aboutRe2 = 'An engine that takes linear time for any pattern, without lookaround and backreferences.';

// Ready-made patterns.
export const readyMade = 'Ready-made patterns';
export const choosePattern = 'Choose a pattern…';
export const email = 'Email address';
export const url = 'Web address';
export const ipv4 = 'IPv4 address';
export const date = 'Date (2026-01-31)';
export const time = 'Time (23:59:59)';
export const number = 'Number';
export const hexColor = 'Hex color';
export const sameWordTwice = 'The same word twice';
export const spacesAtEnds = 'Spaces at line ends';
export const htmlTag = 'HTML tag';

// The result.
export const replacedText = 'Replaced text';
export const copyReplaced = 'Copy replaced text';
export const matches = 'Matches';
export const noMatches = 'No matches';
export const copy = 'Copy';
export const copied = 'Text copied to clipboard successfully.';
export const textWithMatches = 'Text with matches';
export const beginningShown = 'The first {size} are shown here; all matches are below.';
export const listOfMatches = 'List of matches';
export const empty = 'empty';
export const notMatched = 'not matched';
export const groupsOfMatch = 'Groups of match {number}';
export const group = 'Group';
export const name = 'Name';
export const text = 'Text';
export const place = 'Place';
export const moreGroups = 'The file with all matches has more groups.';

// The pattern in code, and how other engines differ.
export const inYourCode = 'In your code';
export const copyLiteral = 'Copy for {language}';
export const aboutLiterals =
  'Quotation marks, flags, group names and characters by number are adapted. The dot, \\s and case can differ in rare characters.';

export const noLookaround = 'This engine has no lookahead and no lookbehind.';
export const noReferences = 'This engine has no backreferences.';
export const fixedLookbehind = 'A lookbehind must have a fixed length.';
export const boundedLookbehind = 'A lookbehind must have a greatest length: no * or + in it.';
export const noProperties = 'The module re has no \\p{…}. The package regex has.';
export const pythonNames = 'Named groups are written (?P<name>…) here.';
export const pythonEnd = '$ also matches before a line feed at the end. Write \\Z for the end alone.';
export const absoluteEnd = '$ also matches before a line feed at the end. Write \\z for the end alone.';
export const pythonClasses = '\\d, \\w and \\b also know other scripts. Add re.ASCII for JavaScript’s meaning.';
export const otherClasses =
  '\\d, \\w and \\b also know other scripts. Write [0-9] and [A-Za-z0-9_] for JavaScript’s meaning.';
export const rustClasses =
  '\\d, \\w and \\b also know other scripts. Write (?-u:\\d) and so on for JavaScript’s meaning.';
export const javaNames = 'Names of groups can have only letters and digits of ASCII.';
export const goNames = 'Go 1.22 and later reads (?<name>…). Earlier versions need (?P<name>…).';
export const scriptAlone = 'Write the value of a property alone, such as \\p{Greek}.';
export const dotnetScript = 'Only general categories such as \\p{Lu} and blocks such as \\p{IsGreek} work here.';
export const dotnetWide = 'A character beyond U+FFFF is two units here, so it can’t be in brackets.';
export const noSticky = 'The flag y has no counterpart here.';
export const noSets = 'The flag v has no counterpart here: sets within brackets are read differently.';

// The pattern in words: each sentence is about one part of it.
export const patternInWords = 'Pattern in words';
export const explanation = 'Explanation';
export const either = 'either:';
export const eitherNothing = 'either nothing:';
export const or = 'or:';
export const orNothing = 'or nothing:';
export const theText = 'the text {text}';
export const theTextAnyCase = 'the text {text}, in any case';
export const theCharacter = 'the character {character}';
export const theCharacterAnyCase = 'the character {character}, in any case';
export const theLetter = 'the letter {letter}';
export const octal = '{code} (octal escape)';
export const shownCode = 'the character {character} ({code})';
export const hiddenCode = 'the character ({code})';
export const namedCode = '{name} ({code})';
export const nullCharacter = 'a null character';
export const bell = 'a bell';
export const backspace = 'a backspace';
export const tab = 'a tab';
export const lineFeed = 'a line feed';
export const verticalTab = 'a vertical tab';
export const formFeed = 'a form feed';
export const carriageReturn = 'a carriage return';
export const escapeCharacter = 'an escape character';
export const space = 'a space';
export const noBreakSpace = 'a no-break space';

export const repeated = '{part} ({times})';
export const optional = 'optional';
export const optionalLazy = 'optional, as few as possible';
export const exactly = 'exactly {times}×';
export const orMore = '{least} or more times';
export const orMoreLazy = '{least} or more times, as few as possible';
export const upTo = '{least} to {most} times';
export const upToLazy = '{least} to {most} times, as few as possible';

export const captured = 'a captured group:';
export const capturedAs = 'a captured group named {name}:';
export const sameText = 'the same text as group {group} matched';
export const notCaptured = 'a group that isn’t captured:';
export const withFlags = 'a group that isn’t captured (with the flag {added}):';
export const withoutFlags = 'a group that isn’t captured (without the flag {removed}):';
export const otherFlags = 'a group that isn’t captured (with the flag {added}, without the flag {removed}):';

export const followedBy = 'only where followed by:';
export const notFollowedBy = 'only where not followed by:';
export const precededBy = 'only where preceded by:';
export const notPrecededBy = 'only where not preceded by:';
export const wordEdge = 'at the edge of a word';
export const noWordEdge = 'not at the edge of a word';
export const startOfLine = 'at the start of a line';
export const endOfLine = 'at the end of a line';
export const startOfText = 'at the start of the text';
export const endOfText = 'at the end of the text';

export const anyCharacter = 'any character';
export const anyButLineBreak = 'any character but a line break';
export const noCharacter = 'no character at all, so this never matches';
export const property = 'a character of {property}';
export const notProperty = 'a character not of {property}';
export const digit = 'a digit, 0 to 9';
export const notDigit = 'anything but a digit';
export const whitespace = 'whitespace';
export const notWhitespace = 'anything but whitespace';
export const wordCharacter = 'a letter, digit or underscore';
export const notWordCharacter = 'anything but a letter, digit or underscore';
export const oneOf = 'one character of {set}';
export const oneOfAnyCase = 'one character of {set}, in any case';
export const notOneOf = 'one character not of {set}';
export const notOneOfAnyCase = 'one character not of {set}, in any case';
export const withMeanings = '{part} ({meanings})';
