// The JSON formatter with queries, as a separate worker, so that only visitors who use a query load the code for them.
import { formatter } from '../kernel';
import { runQuery } from '../query-run';

export const kernel = formatter(runQuery);
