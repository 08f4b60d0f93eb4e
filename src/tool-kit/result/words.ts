// Words of a result, of an error, and of a run on its way to one.

// Actions
export const copy = 'Copy';
export const copyFirst = '{copy} first {limit}';
export const firstCopied = 'The first {limit} were copied.';
export const tooLargeToCopy = 'Too large to copy in full.';
export const download = 'Download';
export const copyOne = 'Copy {label}';
export const downloadOne = 'Download {label}';
export const share = 'Share';
export const notShared = 'Not shared';
export const downloadToShare = 'Download the result and share it from there.';
export const savedAs = 'Saved as {file}.';
export const showInInput = 'Show in input';

// Outdated or canceled
export const outdated = {
  input: 'The text has changed since. This result is from before.',
  options: 'Options changed. This result is from before.',
} as const;
export const update = 'Update';
export const canceled = 'Canceled. Your input is unchanged.';

// Loss report
export const lossReport = 'Loss report';
export const andMore = 'and {count} more';

// Progress
export const waiting = 'Waiting';
export const working = 'Working…';
export const checkingRoom = 'Checking whether there is room for the result';
export const waitingForRun = 'Waiting for another run to finish';
export const canceling = 'Canceling…';
export const amountOf = '{done} of {total}';
export const filesOf = '{done} of {total} files';
export const perSecond = '{amount}/s';
export const timesSpeed = '{times}× speed';
export const timeLeft = '{time} left';
export const stepAndPercent = '{step}, {percent}%';
export const cancelingStarted = 'Canceling';
export const cancel = 'Cancel';

// Held, because the result may not fit
export const heldTitle = 'There may not be enough room';
export const shortage = {
  result: {
    about: {
      unknown: 'The result will take about {needed}, but this browser doesn’t store that much for this site.',
      inMemory: 'The result will take about {needed}, but this browser can keep {free} of it in memory.',
      stored: 'The result will take about {needed}, but this browser has {free} left for this site.',
    },
    upTo: {
      unknown: 'The result can take up to {needed}, but this browser doesn’t store that much for this site.',
      inMemory: 'The result can take up to {needed}, but this browser can keep {free} of it in memory.',
      stored: 'The result can take up to {needed}, but this browser has {free} left for this site.',
    },
  },
  results: {
    about: {
      unknown: 'The results will take about {needed}, but this browser doesn’t store that much for this site.',
      inMemory: 'The results will take about {needed}, but this browser can keep {free} of it in memory.',
      stored: 'The results will take about {needed}, but this browser has {free} left for this site.',
    },
    upTo: {
      unknown: 'The results can take up to {needed}, but this browser doesn’t store that much for this site.',
      inMemory: 'The results can take up to {needed}, but this browser can keep {free} of it in memory.',
      stored: 'The results can take up to {needed}, but this browser has {free} left for this site.',
    },
  },
} as const;
export const slightlyLess = 'slightly less';
export const only = 'only {size}';
export const advice = {
  fewerFiles: 'Choose fewer files, or run them anyway. Files whose results no longer fit will fail.',
  saveToFile: 'Save it straight to a file, or run it anyway. If the space runs out, the run stops without a result.',
  regularWindow:
    'Use a regular window instead of a private one, or run it anyway. If the space runs out, the run stops without a result.',
  freeSpace: 'Free some disk space first, or run it anyway. If the space runs out, the run stops without a result.',
} as const;
export const saveToFile = 'Save to a file…';
export const runAnyway = 'Run anyway';

// A line that leads to its place in the input
export const showOrigin = 'Show line {line} in the file';
