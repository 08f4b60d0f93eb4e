// The JSON formatter with queries: a separate worker, so only a visitor who uses a query loads the code for them.
import { formatter } from './kernel';
import { querySource } from './query-source';

export const kernel = formatter(querySource);
