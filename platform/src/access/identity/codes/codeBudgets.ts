import type { Queryable } from '../../../foundation/database/connect.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { clearRate, consumeRate, type RateLimitRule } from '../limits/rateLimit.ts';
import type { CodeBinding } from './codeHash.ts';
import { hashOfTarget } from './codeHash.ts';

/** How long the code that a target's askers share is good, minutes: as long as it takes until the next may be sent. */
export const SHARED_MINUTES = 30;

/** Codes of one asker alone that go to one target, whoever asks: four at once, two an hour. */
const own: RateLimitRule = { name: 'codes target', burst: 4, every: 30 * 60 };
/** Beyond them, one shared code at a time. */
const shared: RateLimitRule = { name: 'shared codes target', burst: 1, every: SHARED_MINUTES * 60 };
/** Households and offices share an address, and so do the customers of a mobile network. */
const perAddress: RateLimitRule = { name: 'codes address', burst: 10, every: 30 };
/** Messages cost money: of one purpose five a second in the long run, from everywhere. */
const all: RateLimitRule = { name: 'codes purpose', burst: 1000, every: 0.2 };

type Budgeted = Pick<CodeBinding, 'purpose' | 'market' | 'target'>;

const keyOf = (key: string, binding: Budgeted): string =>
  `${binding.purpose} ${hashOfTarget(key, binding).toString('base64url')}`;

/** Seconds to wait until this address may have another message sent, 0 when it may now; counts it. */
export const consumeAddress = (q: Queryable, now: Date, ip: string): Promise<number> =>
  consumeRate(q, now, perAddress, addressOf(ip));

/** The same for all messages of a purpose. */
export const consumePurpose = (q: Queryable, now: Date, { purpose }: Budgeted): Promise<number> =>
  consumeRate(q, now, all, purpose);

/** The same for the codes of a target that one asker has alone. */
export const consumeOwn = (q: Queryable, now: Date, key: string, binding: Budgeted): Promise<number> =>
  consumeRate(q, now, own, keyOf(key, binding));

/** The same for the target's shared codes. */
export const consumeShared = (q: Queryable, now: Date, key: string, binding: Budgeted): Promise<number> =>
  consumeRate(q, now, shared, keyOf(key, binding));

/** A code was typed that came there: the target is in its owner's hands, and has its whole budget again. */
export async function clearBudgets(q: Queryable, key: string, binding: Budgeted): Promise<void> {
  for (const rule of [own, shared]) await clearRate(q, rule, keyOf(key, binding));
}
