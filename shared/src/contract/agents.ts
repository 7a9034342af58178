import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Figures of a day range over own, direct and whole-team rows (days of Asia/Ho_Chi_Minh). */
const teamFigures = z.object({
  members: z.int(),
  activeMembers: z.int(),
  deposits: amount,
  withdrawals: amount,
  turnover: amount,
  payout: amount,
  /** Payout − turnover, from the members' point of view. */
  result: amount,
});

export const agentOverview = operation({
  name: 'agentOverview',
  summary: "The agent's team today and over the last 30 days; an agent sees its own subtree only",
  method: 'GET',
  path: '/wps/agent/overview',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: empty,
  value: z.object({
    teamBalance: amount,
    direct: z.int(),
    team: z.int(),
    newToday: z.int(),
    today: teamFigures,
    month: teamFigures,
    days: z.array(z.object({ day: z.string(), turnover: amount, result: amount })),
  }),
});

export const agentsOperations = [agentOverview] as const;
