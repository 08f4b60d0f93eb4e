// The texts are compared in a module of its own, because the kernel for folders compares theirs as well.
import { compareTexts } from './compare-texts';

export const kernel = compareTexts;
