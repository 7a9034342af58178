import {
  type createLineTransfer,
  fromWire,
  type Hundredths,
  type LineTransfer,
  type MemberId,
  type ParsedRequestOf,
  sumOf,
} from '@unisite/shared/contract';
import type { LineDirection } from '@unisite/shared/contract/operatorsMarketLineTransfers';
import { proveWithdrawalPin } from '../../access/identity/index.ts';
import { holdBelow, type Member, memberById } from '../../access/members/index.ts';
import { findBreak, requireDepositFits, requireNoBreak } from '../../access/protection/index.ts';
import { askIdentity, requireIdentity } from '../../access/verification/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { amountParameter } from '../../foundation/http/amountParameter.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { advanceBonuses, giveAllUp, heldInBonuses } from '../../rewards/bonuses/index.ts';
import { insertMessages, publishUnread } from '../../site/messages/index.ts';
import { amountOutOfRange, lockCashMember, newReference, withdrawnInMonth } from '../cash/index.ts';
import { createBalancePublisher, debtOf, lockMainAccounts, post } from '../ledger/index.ts';
import { leftToday, sentUpInMonth, toPlay } from './counted.ts';
import { depositedOf } from './depositedOf.ts';
import { lineTransferById } from './lineTransferRows.ts';
import { lineRule } from './marketLineTransfers.ts';
import { transferMessages } from './messageTexts.ts';
import { recipientOf } from './recipient.ts';
import type { Services } from './services.ts';

/**
 * Sends money from the main wallet to the member's upline, or to a direct downline: one ledger transfer, with its
 * record, both messages and the response in the same transaction. A break of either side prevents it; for the
 * recipient's deposit limits it counts as a deposit. Why the other side cannot receive is not revealed.
 *
 * @throws Refusal as the operation lists them; nothing moved then
 */
export async function sendAlongLine(
  services: Services,
  request: ParsedRequestOf<typeof createLineTransfer>,
  context: MemberCallContext,
): Promise<LineTransfer> {
  const { database, clock } = services;
  const { market } = context;
  const { memberId } = context.session;
  const now = clock();
  const amount = fromWire(request.amount);
  const direction: LineDirection = request.to === undefined ? 'up' : 'down';
  const rule = await lineRule(database, market.code);
  const terms = rule[direction];
  if (!terms.open) throw new Refusal('TRANSFERS_CLOSED');
  const sender = await memberById(database, memberId);
  if (!sender) throw new Error('who is signed in is a member');
  const recipient = await recipientOf(database, sender, request.to);
  await requireNoBreak(services, memberId);
  if (await findBreak(services, recipient.id)) throw new Refusal('RECIPIENT_UNAVAILABLE');
  await proveWithdrawalPin(services, context, request.withdrawalPin);
  if (amount < terms.least || amount > terms.most) throw amountOutOfRange(terms.least, terms.most);
  // a completed one is released, not forfeited
  await advanceBonuses(services, memberId);

  const value = await database
    .transaction(async (q) => {
      // both sides, always in one order, so that concurrent calls count limits one after the other
      for (const id of [sender.id, recipient.id].toSorted(byNumber)) await lockCashMember(q, id);
      await requireStillInLine(q, sender, recipient, direction);
      await requireSendable(q);
      await requireReceivable(q, now, recipient.id, amount);
      const reference = newReference('CT', now, market.timeZone);
      const note = request.note || null;
      const { currency } = market;
      const { transferId } = await post(q, {
        key: `lineTransfer/${reference}`,
        kind: 'lineTransfer',
        from: { kind: 'member', owner: sender.id, currency },
        to: { kind: 'member', owner: recipient.id, currency },
        amount,
        subject: { vi: `${sender.account} → ${recipient.account}`, en: `${sender.account} → ${recipient.account}` },
        reference,
        at: now,
      });
      const [row] = await q.query<{ id: string }>(
        `INSERT INTO line_transfer (reference, from_member, to_member, direction, market_code, currency, amount, note, transfer_id, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
        [reference, sender.id, recipient.id, direction, market.code, currency, amount, note, transferId, now],
      );
      if (!row) throw new Error('the transfer was not stored');
      const { sent, received } = transferMessages({
        reference,
        from: sender.account,
        to: recipient.account,
        amount,
        currency,
        note,
      });
      await insertMessages(
        q,
        [
          { memberId, category: 'cash', ...sent },
          { memberId: recipient.id, category: 'cash', ...received },
        ],
        now,
      );
      const stored = await lineTransferById(q, memberId, row.id);
      await context.storeResponse(q, stored);
      return stored;
    })
    .catch(async (error: unknown) => {
      // the refusal rolled its transaction back; the identity check is opened anyway
      if (error instanceof Refusal && error.code === 'IDENTITY_NEEDED')
        await database.transaction((q) => askIdentity(q, now, { memberId, market: market.code, who: 'platform' }));
      throw error;
    });
  const announce = createBalancePublisher(services);
  for (const id of [memberId, recipient.id]) {
    announce(id, 'transfer');
    await publishUnread(services, id);
  }
  return value;

  async function requireSendable(q: Queryable): Promise<void> {
    const wallet = { memberId, currency: market.currency };
    if ((await debtOf(q, wallet)) > 0n) throw new Refusal('DEBT_OPEN');
    const left = await leftToday(q, memberId, direction, terms, now);
    if (left.times < 1 || amount > left.amount) throw new Refusal('TRANSFER_DAILY_LIMIT');
    if (direction === 'up') {
      const unplayed = await toPlay(q, memberId, rule.playedPercent, now);
      if (unplayed > 0n) throw new Refusal('PLAY_FIRST', { params: { left: amountParameter(unplayed) } });
      const withdrawn = sumOf([
        await withdrawnInMonth(q, memberId, now),
        await sentUpInMonth(q, memberId, now),
        amount,
      ]);
      await requireIdentity(q, now, { memberId, market: market.code, withdrawn });
    }
    // a bonus is staked together with the member's own money, so it does not stay behind alone
    await lockMainAccounts(q, { memberIds: [memberId, recipient.id], currency: market.currency });
    if ((await heldInBonuses(q, memberId)) === 0n) return;
    if (!request.givesUpBonuses) throw new Refusal('BONUS_OPEN');
    await giveAllUp(q, memberId, now);
  }
}

const byNumber = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? -1 : 1);

/** Nothing is sent to a member who was moved to another line meanwhile. */
async function requireStillInLine(
  q: Queryable,
  sender: Member,
  recipient: Member,
  direction: LineDirection,
): Promise<void> {
  const [below, above] = direction === 'up' ? [sender, recipient] : [recipient, sender];
  if (!(await holdBelow(q, below.id, above.id)))
    throw new Refusal(direction === 'up' ? 'NO_UPLINE' : 'RECIPIENT_UNKNOWN');
}

/** Money received along the line counts towards the recipient's own deposit limits. */
async function requireReceivable(q: Queryable, now: Date, memberId: MemberId, amount: Hundredths): Promise<void> {
  try {
    await requireDepositFits(q, now, { memberId, amount, deposited: await depositedOf(q, memberId, now) });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'DEPOSIT_LIMIT') throw new Refusal('RECIPIENT_UNAVAILABLE');
    throw error;
  }
}
