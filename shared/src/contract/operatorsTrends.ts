import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';

/** Hours of a trend, one step per hour including the current one. */
export const trendHours = 24;
/** Health of every remote per market over the last day, hourly, across versions. */
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
