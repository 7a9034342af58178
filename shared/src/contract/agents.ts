import * as z from '@unisite/shared/schema';
import { period } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Movements of one or more members over a range of days. */
export const figures = z.object({
  deposits: amount,
  withdrawals: amount,
  /** Stakes minus refunded stakes. */
  turnover: amount,
  payout: amount,
  rebate: amount,
  bonus: amount,
  /** Payout, rebate and bonus minus turnover: positive when the members won. */
  result: amount,
  bets: z.int(),
});
export type Figures = z.Infer<typeof figures>;

/** First and last day, of the market, after applying defaults. */
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
    /** Time up to which movements are included, a few seconds ago; null: none yet. */
    asOf: z.nullable(z.string()),
    /** Main and vendor wallets, without the agent's own. */
    teamBalance: amount,
    /** When the balances were read, seconds to a minute ago; null: not yet. */
    teamBalanceAt: z.nullable(z.string()),
    members: z.object({
      /** Everybody below the agent, and direct downlines. */
      team: z.int(),
      direct: z.int(),
      /** Registered in the range. */
      added: z.int(),
      /** Staked in the range; including the agent. */
      active: z.int(),
      /** Made a call within the last five minutes. */
      online: z.int(),
    }),
    own: figures,
    direct: figures,
    /** Everybody, including the agent. */
    team: figures,
    /** The same over an equally long range right before. */
    before: figures,
    /** All days of the range, for the whole team. */
    days: z.array(z.object({ day: z.string(), turnover: amount, payout: amount, result: amount, added: z.int() })),
    /** Turnover of the team by category; largest first. */
    categories: z.array(z.object({ category, turnover: amount })),
  }),
});

export const agentsOperations = [agentOverview] as const;
