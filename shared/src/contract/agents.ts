import * as z from '@unisite/shared/schema';
import { period } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** What a member, or several together, moved in a range of days. */
export const figures = z.object({
  deposits: amount,
  withdrawals: amount,
  /** What was staked, less what was returned of it. */
  turnover: amount,
  payout: amount,
  rebate: amount,
  bonus: amount,
  /** Payout, rebate and bonus less turnover: above zero the members are ahead. */
  result: amount,
  bets: z.int(),
});
export type Figures = z.Infer<typeof figures>;

/** First and last day, in Asia/Ho_Chi_Minh, as they were resolved. */
export const resolvedPeriod = { from: z.string(), to: z.string() };

export const agentOverview = operation({
  name: 'agentOverview',
  summary: "An agent's team in a range of days, the last thirty unless said otherwise: nobody above or beside it",
  method: 'GET',
  path: '/wps/agent/overview',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: z.object(period),
  value: z.object({
    ...resolvedPeriod,
    /** Until when movements are in the figures, a few seconds ago; null: none is yet. */
    asOf: z.nullable(z.string()),
    /** Of main and vendor wallets, the agent's own left out. */
    teamBalance: amount,
    /** When the wallets were read, seconds to a minute ago; null: they have not been yet. */
    teamBalanceAt: z.nullable(z.string()),
    members: z.object({
      /** Everybody below the agent, and those right below it. */
      team: z.int(),
      direct: z.int(),
      /** Registered in the range. */
      added: z.int(),
      /** Staked in the range; the agent counts with its team here. */
      active: z.int(),
      /** Called within the last five minutes. */
      online: z.int(),
    }),
    own: figures,
    direct: figures,
    /** Of everybody, the agent included. */
    team: figures,
    /** The same of as many days right before the range. */
    before: figures,
    /** Every day of the range, of the whole team. */
    days: z.array(z.object({ day: z.string(), turnover: amount, payout: amount, result: amount, added: z.int() })),
    /** What the team below played; most first. */
    categories: z.array(z.object({ category, turnover: amount })),
  }),
});

export const agentsOperations = [agentOverview] as const;
