// The JSON formatter with queries: a worker of its own, so that only a visitor who asks one loads the library for them.
import { formatter } from './kernel';
import { querySource } from './query-source';

export const kernel = formatter(querySource);
