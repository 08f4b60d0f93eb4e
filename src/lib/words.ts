// Words of formatted numbers, and of what statistics say about measurements.

export const bytes = { one: '{count} byte', other: '{count} bytes' } as const;
export const minutes = '{count} min';
export const hours = '{count} h {minutes} min';

// Why measurements can’t be trusted
export const slower = 'the machine was {percent} % slower afterwards';
export const faster = 'the machine was {percent} % faster afterwards';
export const stalled = 'a loop of fixed work once took {times} times as long as usual';
