import { fromWire, isNonMonetary, type Localized, type MemberId, noMoney } from '@unisite/shared/contract';
import { memberZone } from '../../../access/members/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import {
  createBalancePublisher,
  hasWithdrawnSince,
  lockMainAccount,
  type SealedDeposit,
  sealedDeposits,
} from '../../../money/ledger/index.ts';
import { takeFreeRoundsBack } from '../../../play/freeRounds/index.ts';
import { insertMessages, publishUnread } from '../../../site/messages/index.ts';
import { takeBonusBack } from '../../bonuses/index.ts';
import { amountOf } from '../offers/offer.ts';
import { periodOf, weekdayOf } from '../offers/turn.ts';
import { joinedPromotions } from '../promotions.ts';
import { holdPoints, takeGiftBack } from './giveGift.ts';
import { givenMessage } from './givenMessage.ts';
import { type Gift, giveOffered } from './giveOffered.ts';
import { isOffered, type Offered } from './offered.ts';
import { keepRefusal } from './refusals.ts';

const SEALS_AT_ONCE = 10_000;
/** Advisory lock: one process handles a deposit at a time. */
const FOLLOWING = 7_013_054;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Grants the bonuses of new deposits and takes back those of reversed ones. The ledger's seals are the queue; each
 * deposit commits with the new read position, so each is handled exactly once. Returns how many were handled.
 */
export async function followDeposits(services: Needs): Promise<number> {
  const { database } = services;
  let read = 0;
  for (;;) {
    const batch = await readNext(database);
    const joined = await joinersOf(database, batch.rows);
    for (const deposit of batch.rows) {
      if (!joined.has(deposit.memberId)) continue;
      const did = await database.transaction((q) => followOne(q, deposit, services.clock()));
      if (did.moved) createBalancePublisher(services)(deposit.memberId, 'bonus');
      if (did.told) await publishUnread(services, deposit.memberId);
      read += 1;
    }
    const went = await database.query(
      'UPDATE promotion_reading SET read_to = $1 WHERE read_to < $1 RETURNING read_to',
      [batch.to],
    );
    if (went.length === 0) return read;
  }
}

async function readNext(q: Queryable) {
  const [state] = await q.query<{ readTo: string }>('SELECT read_to AS "readTo" FROM promotion_reading');
  if (!state) throw new Error('nobody says how far deposits were read');
  return sealedDeposits(q, state.readTo, SEALS_AT_ONCE);
}

/** Depositors who joined any promotion; deposits of others are skipped. */
async function joinersOf(q: Queryable, deposits: readonly SealedDeposit[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(deposits.map(({ memberId }) => memberId))];
  if (ids.length === 0) return new Set();
  const rows = await q.query<{ id: string }>(
    'SELECT DISTINCT member_id AS id FROM promotion_join WHERE member_id = ANY ($1)',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** `moved`: the main wallet changed. `told`: a message was sent. */
interface Did {
  readonly moved: boolean;
  readonly told: boolean;
}

const nothing: Did = { moved: false, told: false };

async function followOne(q: Queryable, deposit: SealedDeposit, now: Date): Promise<Did> {
  await q.query('SELECT pg_advisory_xact_lock($1)', [FOLLOWING]);
  const fresh = await q.query('UPDATE promotion_reading SET read_to = $1 WHERE read_to < $1 RETURNING read_to', [
    deposit.position,
  ]);
  if (fresh.length === 0) return nothing;
  return deposit.kind === 'deposit' ? start(q, deposit, now) : takeBack(q, deposit, now);
}

/** Column of promotion_deposit that references the gift, by kind. */
const givenColumns = {
  bonus: 'bonus_id',
  freeRounds: 'free_rounds_id',
  points: 'gift_id',
  tickets: 'gift_id',
} as const satisfies Record<Gift['kind'], string>;

async function start(q: Queryable, deposit: SealedDeposit, now: Date): Promise<Did> {
  const { memberId, currency, amount, at, reference } = deposit;
  const timeZone = await memberZone(q, memberId);
  const joined = await joinedPromotions(q, memberId, at);
  const started = joined.filter(isOffered).filter((promotion) => isStartedBy(promotion, deposit, timeZone));
  if (started.some(({ offer }) => isNonMonetary(offer.gives))) await holdPoints(q, memberId);
  let did = nothing;
  for (const promotion of started) {
    try {
      // withdrawals wait for this lock or are visible below, so no bonus runs without the deposit it was given for
      await lockMainAccount(q, { memberId, currency });
      if (await hasWithdrawnSince(q, deposit)) throw new Refusal('PROMOTION_WITHDRAWN');
      const share = amountOf(promotion.offer, amount) ?? noMoney;
      const period = periodOf(promotion.offer, { at, timeZone });
      const gift = { memberId, currency, amount: share, deposit: amount, at, period, isJoined: true };
      const given = await giveOffered(q, promotion, gift, now);
      if (!given?.isNew) continue;
      await q.query(
        `INSERT INTO promotion_deposit (promotion_id, member_id, reference, ${givenColumns[given.kind]})
         VALUES ($1, $2, $3, $4)`,
        [promotion.id, memberId, reference, given.id],
      );
      await insertMessages(q, [{ memberId, category: 'promotions', ...givenMessage(promotion.title, given) }], now);
      did = { moved: did.moved || (given.kind === 'bonus' && given.state === 'released'), told: true };
    } catch (error) {
      // refusals are thrown before anything is written
      if (!(error instanceof Refusal)) throw error;
      await keepRefusal(q, now, { id: promotion.id, memberId, error });
      await q.query('UPDATE promotion_join SET refused = $3 WHERE promotion_id = $1 AND member_id = $2', [
        promotion.id,
        memberId,
        error.code,
      ]);
    }
  }
  return did;
}

function isStartedBy(
  { offer: { starts } }: Offered,
  { amount, at, isFirst }: SealedDeposit,
  timeZone: string,
): boolean {
  if (starts.on !== 'deposit' || amount < fromWire(starts.least)) return false;
  if (starts.which !== 'any' && isFirst !== (starts.which === 'first')) return false;
  return starts.weekdays.includes(weekdayOf(dayOf(at, timeZone)));
}

async function takeBack(q: Queryable, { memberId, reference }: SealedDeposit, now: Date): Promise<Did> {
  const started = await q.query<{ bonus: string | null; rounds: string | null; gift: string | null; title: Localized }>(
    // points are locked before money (holdPoints)
    `SELECT d.bonus_id AS bonus, d.free_rounds_id AS rounds, d.gift_id AS gift, p.title
     FROM promotion_deposit d JOIN promotion p ON p.id = d.promotion_id
     WHERE d.member_id = $1 AND d.reference = $2 ORDER BY d.gift_id IS NULL`,
    [memberId, reference],
  );
  for (const { bonus, rounds, gift, title } of started) {
    if (gift !== null) await takeGiftBack(q, gift, title, now);
    if (bonus !== null) await takeBonusBack(q, { memberId, id: bonus }, now);
    if (rounds !== null) await takeRoundsBack(q, { memberId, id: rounds }, now);
  }
  return nothing;
}

/** Takes back open free rounds, or the bonus that they turned into. */
async function takeRoundsBack(q: Queryable, rounds: { memberId: MemberId; id: string }, now: Date): Promise<void> {
  if (await takeFreeRoundsBack(q, rounds, now)) return;
  const [given] = await q.query<{ id: string | null }>(
    'SELECT bonus_id AS id FROM free_rounds.free_rounds WHERE id = $1',
    [rounds.id],
  );
  if (given?.id) await takeBonusBack(q, { memberId: rounds.memberId, id: given.id }, now);
}
