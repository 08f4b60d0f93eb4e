// One seed for the files on disk and the memory in the browser, so that their digests are the same.
export const SEED = 20_260_101;
