import { type createDeposit, type Deposit, fromWire, type ParsedRequestOf } from '@unisite/shared/contract';
import { consumeRate, type RateLimitRule, requireAge } from '../../../access/identity/index.ts';
import { requireDepositFits, requireNoBreak } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { nextPoll } from '../../../foundation/schedule/nextPoll.ts';
import { cashMarket, lockCashMember, methodsOf } from '../cashMarket.ts';
import { writeCashEvent } from '../events.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import { newReference } from '../reference.ts';
import type { Services } from '../services.ts';
import { requireWithinLimits } from '../terms.ts';
import { depositOf, depositToWire } from './depositRows.ts';

/** A member may cancel and request again, and each request leaves a permanent row. */
const depositsOfMember: RateLimitRule = { name: 'deposits of member', burst: 30, every: 60 };

/**
 * Requests a payment from the provider and stores it as a pending deposit. Where the provider does not respond, nothing
 * is stored: the member was shown no account or page that money could go to.
 *
 * @throws Refusal METHOD_CLOSED, AMOUNT_OUT_OF_BOUNDS, TOO_MANY_OPEN, PROVIDER_DOWN, SELF_EXCLUDED, TIME_OUT,
 * DEPOSIT_LIMIT, TOO_MANY_REQUESTS, and those of `requireAge`
 */
export async function startDeposit(
  services: Services,
  provider: PaymentProvider | null,
  { method, amount: sent }: ParsedRequestOf<typeof createDeposit>,
  context: MemberCallContext,
): Promise<Deposit> {
  const { session, market, language, origin, storeResponse } = context;
  const { database, clock, log } = services;
  const now = clock();
  const amount = fromWire(sent);
  const [settings, methods] = await Promise.all([cashMarket(database, market.code), methodsOf(database, market.code)]);
  const terms = methods.find((one) => one.method === method);
  if (!settings || !terms?.open || !provider) throw new Refusal('METHOD_CLOSED');
  requireWithinLimits(amount, terms);
  const { memberId } = session;
  refuseIfThrottled(await consumeRate(database, now, depositsOfMember, memberId));
  await requireNoBreak(services, memberId);
  await requireAge(services, context);
  const requireFits = async (q: Queryable) => {
    await requireDepositFits(q, now, { memberId, amount, deposited: await services.deposited(q, memberId, now) });
  };
  await requireFits(database);
  const countOpen = (q: Pick<typeof database, 'query'>) =>
    q.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM cash_deposit WHERE member_id = $1 AND state = 'pending' AND expires_at > $2`,
      [memberId, now],
    );
  const refuseTooMany = ([row]: { open: number }[]) => {
    if ((row?.open ?? 0) >= settings.mostOpenDeposits) {
      throw new Refusal('TOO_MANY_OPEN', { params: { most: settings.mostOpenDeposits } });
    }
  };
  refuseTooMany(await countOpen(database));

  const reference = newReference('NT', now, market.timeZone);
  const expiresAt = new Date(now.getTime() + terms.expiresMinutes * 60_000);
  const instructions = await provider
    .begin({
      reference,
      method,
      amount: Number(amount),
      currency: market.currency,
      expiresAt: expiresAt.toISOString(),
      returnUrl: `${origin}/member?page=deposit`,
      language,
    })
    .catch((error: unknown) => {
      log.warn({ error, provider: provider.code }, 'a provider did not begin a payment');
      throw new Refusal('PROVIDER_DOWN');
    });

  return database.transaction(async (q) => {
    await lockCashMember(q, memberId);
    // Of two tabs that request concurrently, the second counts the first.
    refuseTooMany(await countOpen(q));
    await requireFits(q);
    const [row] = await q.query<{ id: string }>(
      `INSERT INTO cash_deposit (reference, member_id, market_code, currency, method, amount, fee_percent, fee_fixed, provider, instructions,
         created_at, expires_at, ask_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
      [
        reference,
        memberId,
        market.code,
        market.currency,
        method,
        amount,
        terms.feePercent,
        terms.feeFixed,
        provider.code,
        JSON.stringify(instructions),
        now,
        expiresAt,
        nextPoll(now, 0),
      ],
    );
    if (!row) throw new Error('the deposit was not kept');
    await writeCashEvent(q, now, { deposit: row.id, state: 'pending', actor: 'member' });
    const created = await depositOf(q, memberId, row.id);
    if (!created) throw new Error('the deposit was not kept');
    const value = depositToWire(created, language);
    await storeResponse(q, value);
    return value;
  });
}
