import * as z from '@unisite/shared/schema';
import { accountKey } from './agentTeam.ts';
import { operation } from './operation.ts';
import { fitsKind, limitValue, playLimitKind, playPeriod } from './protection.ts';

/** An agent's limit for a direct downline: VND, or whole minutes of play; null: none. */
export const downlineLimit = z.object({
  kind: playLimitKind,
  period: playPeriod,
  value: z.nullable(limitValue),
});
export type DownlineLimit = z.Infer<typeof downlineLimit>;

const limits = z.object({ limits: z.array(downlineLimit) });

export const downlineLimits = operation({
  name: 'downlineLimits',
  summary: 'The limits that the agent has set for somebody right below: every kind with every period',
  method: 'GET',
  path: '/wps/agent/team/:account/limits',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'NOT_RIGHT_BELOW'],
  request: z.object({ account: accountKey }),
  value: limits,
});

export const setDownlineLimit = operation({
  name: 'setDownlineLimit',
  summary:
    'Sets the limit of somebody right below, beside whatever others there are: the lowest counts, from the next bet on',
  method: 'PUT',
  path: '/wps/agent/team/:account/limits',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'NOT_RIGHT_BELOW'],
  request: z.object({ account: accountKey, ...downlineLimit.shape }).check(z.refine(fitsKind, { path: ['value'] })),
  value: limits,
});

export const agentLimitOperations = [downlineLimits, setDownlineLimit] as const;
