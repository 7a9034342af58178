import type { Queryable } from '../../../foundation/database/connect.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { clearRate, consumeRate, type RateLimitRule } from '../limits/rateLimit.ts';
import type { CodeBinding } from './codeHash.ts';
import { hashOfTarget } from './codeHash.ts';

/** Lifetime of the code that all requesters of a target share, in minutes: until the next may be sent. */
export const SHARED_MINUTES = 30;

/** Codes of a single requester to one target, over all requesters: a burst of four, then two an hour. */
const own: RateLimitRule = { name: 'codes target', burst: 4, every: 30 * 60 };
/** Beyond these, one shared code at a time. */
const shared: RateLimitRule = { name: 'shared codes target', burst: 1, every: SHARED_MINUTES * 60 };
/** Households, offices and the customers of a mobile network share an address. */
const perAddress: RateLimitRule = { name: 'codes address', burst: 10, every: 30 };
/** Messages cost money: per purpose, five a second sustained, from everywhere. */
const all: RateLimitRule = { name: 'codes purpose', burst: 1000, every: 0.2 };

type Budgeted = Pick<CodeBinding, 'purpose' | 'market' | 'target'>;

const keyOf = (key: string, binding: Budgeted): string =>
  `${binding.purpose} ${hashOfTarget(key, binding).toString('base64url')}`;

/** Consumes one message of this address; returns the seconds to wait, 0 when it may be sent now. */
export const consumeAddress = (q: Queryable, now: Date, ip: string): Promise<number> =>
  consumeRate(q, now, perAddress, addressOf(ip));

/** The same for all messages of a purpose. */
export const consumePurpose = (q: Queryable, now: Date, { purpose }: Budgeted): Promise<number> =>
  consumeRate(q, now, all, purpose);

/** The same for a target's codes of a single requester. */
export const consumeOwn = (q: Queryable, now: Date, key: string, binding: Budgeted): Promise<number> =>
  consumeRate(q, now, own, keyOf(key, binding));

/** The same for the target's shared codes. */
export const consumeShared = (q: Queryable, now: Date, key: string, binding: Budgeted): Promise<number> =>
  consumeRate(q, now, shared, keyOf(key, binding));

/** A code sent to the target was entered: its owner holds it, so its budgets are reset. */
export async function clearBudgets(q: Queryable, key: string, binding: Budgeted): Promise<void> {
  for (const rule of [own, shared]) await clearRate(q, rule, keyOf(key, binding));
}
