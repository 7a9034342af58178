import * as z from '@unisite/shared/schema';
import { deposit, depositState } from './deposits.ts';
import { pageOf, paging } from './envelope.ts';
import { transferReference } from './ids.ts';
import { operatorCall as call } from './operatorCall.ts';
import { cashEvent } from './operatorsCash.ts';
import { cashStanding } from './operatorsCashStanding.ts';
import { reason } from './rollout.ts';

/** Deposits of a state are counted up to this. */
export const mostDepositsCounted = 10_000;

const { instructions: _, ...shown } = deposit.shape;

/** A deposit as operators see it. */
export const operatorDeposit = z.object({
  ...shown,
  market: z.string(),
  currency: z.string(),
  provider: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  /** The provider can be asked how it stands: it is, or was not paid in time. */
  canAsk: z.boolean(),
  standing: cashStanding,
  events: z.array(cashEvent),
});
export type OperatorDeposit = z.Infer<typeof operatorDeposit>;

/** A page of deposits: what is pending the oldest first, the rest the latest first. */
export const depositDesk = call({
  name: 'depositDesk',
  method: 'GET',
  path: '/ops/cash/deposits',
  access: 'cash',
  request: z.object({
    state: z.defaulted(depositState, 'pending'),
    market: z.optional(z.string()),
    /** The one deposit of this reference, however it stands and wherever. */
    reference: z.optional(z.string().check(z.trim(), z.maxLength(24))),
    ...paging,
  }),
  value: z.object({
    ...pageOf(operatorDeposit).shape,
    /** How many there are of each state in the market asked for, up to `mostDepositsCounted`. */
    counts: z.record(z.string(), z.int()),
  }),
});

/**
 * Has the provider asked how a deposit stands, within seconds; money moves only if it says that it was paid. Refused with
 * ALREADY_CLOSED where there is nothing to ask about, with PROVIDER_ALREADY_QUERIED where it was asked less than a minute ago.
 * `key` is made by the asking page: the same again asks nothing more.
 */
export const queryDeposit = call({
  name: 'queryDeposit',
  method: 'POST',
  path: '/ops/cash/deposits/:id/query',
  access: 'cash',
  errors: ['ALREADY_CLOSED', 'CONFLICT', 'PROVIDER_ALREADY_QUERIED'],
  request: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)), key: transferReference, why: reason }),
  value: operatorDeposit,
});
