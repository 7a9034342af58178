import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';

/** Hours of a trend, a step an hour, the one under way last. */
export const trendHours = 24;
/** How every remote has fared in each market over the last day, hour by hour, all of its versions together. */
export const matrixTrends = call({
  name: 'matrixTrends',
  method: 'GET',
  path: '/ops/matrix/trends',
  access: 'operator',
  request: empty,
  value: z.object({
    trends: z.array(
      z.object({ market: z.string(), remote: z.string(), visits: z.array(z.int()), failures: z.array(z.int()) }),
    ),
  }),
});
