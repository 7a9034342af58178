import { fromWire, type Localized, noMoney } from '@unisite/shared/contract';
import { type GivenBonus, takeBonusBack } from '../../bonuses/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from '../../foundation/services.ts';
import {
  createBalancePublisher,
  hasWithdrawnSince,
  lockMainAccount,
  type SealedDeposit,
  sealedDeposits,
} from '../../ledger/index.ts';
import { insertMessages, publishUnread } from '../../messages/index.ts';
import { amountOf } from '../offers/offer.ts';
import { joinedPromotions } from '../promotions.ts';
import { giveOffered } from './giveOffered.ts';
import { isOffered, type Offered } from './requireJoinable.ts';

const SEALS_AT_ONCE = 10_000;
/** Advisory lock: one process handles a deposit at a time. */
const FOLLOWING = 7_013_054;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Grants the bonuses of new deposits and takes back those of reversed ones. The ledger's seals are the queue; each deposit
 * commits with the new read position, so each is handled exactly once. Returns how many were handled.
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

async function start(q: Queryable, deposit: SealedDeposit, now: Date): Promise<Did> {
  let did = nothing;
  for (const promotion of await joinedPromotions(q, deposit.memberId, deposit.at)) {
    if (!isOffered(promotion) || !isStartedBy(promotion, deposit)) continue;
    const { memberId, currency, amount, at, reference } = deposit;
    try {
      // a bonus does not run without the money that it was given for: withdrawals wait here, or are seen
      await lockMainAccount(q, { memberId, currency });
      if (await hasWithdrawnSince(q, deposit)) throw new Refusal('PROMOTION_WITHDRAWN');
      const share = amountOf(promotion.offer, amount) ?? noMoney;
      const started = { memberId, currency, amount: share, deposit: amount, at, isJoined: true };
      const given = await giveOffered(q, promotion, started, now);
      if (!given?.isNew) continue;
      await q.query(
        'INSERT INTO promotion_deposit (promotion_id, member_id, reference, bonus_id) VALUES ($1, $2, $3, $4)',
        [promotion.id, memberId, reference, given.id],
      );
      await insertMessages(q, [{ memberId, category: 'promotions', ...givenMessage(promotion.title, given) }], now);
      did = { moved: did.moved || given.state === 'released', told: true };
    } catch (error) {
      // refusals are thrown before anything is written
      if (!(error instanceof Refusal)) throw error;
      await q.query('UPDATE promotion_join SET refused = $3 WHERE promotion_id = $1 AND member_id = $2', [
        promotion.id,
        memberId,
        error.code,
      ]);
    }
  }
  return did;
}

function isStartedBy({ offer: { starts } }: Offered, { amount, at, isFirst }: SealedDeposit): boolean {
  if (starts.on !== 'deposit' || amount < fromWire(starts.least)) return false;
  if (starts.which !== 'any' && isFirst !== (starts.which === 'first')) return false;
  return starts.weekdays.includes(new Date(`${dayOf(at)}T00:00:00Z`).getUTCDay() || 7);
}

async function takeBack(q: Queryable, { memberId, reference }: SealedDeposit, now: Date): Promise<Did> {
  const started = await q.query<{ id: string }>(
    'SELECT bonus_id AS id FROM promotion_deposit WHERE member_id = $1 AND reference = $2',
    [memberId, reference],
  );
  for (const { id } of started) await takeBonusBack(q, { memberId, id }, now);
  return nothing;
}

const givenMessage = (
  title: Localized,
  { state }: Pick<GivenBonus, 'state'>,
): { readonly title: Localized; readonly content: Localized } => ({
  title: { vi: `Bạn có thưởng: ${title.vi}`, en: `You have a bonus: ${title.en}` },
  content:
    state === 'released'
      ? {
          vi: 'Thưởng đã vào ví chính và rút được ngay.',
          en: 'It is in your main wallet and can be withdrawn at once.',
        }
      : {
          vi: 'Thưởng được cược khi ví chính không đủ, và về ví chính khi xong vòng cược. Tiến độ và hạn ở mục Thưởng của tôi trong Trung tâm hội viên.',
          en: 'It covers bets that your main wallet cannot, and is yours once the wagering is complete. See its progress and time left under My bonuses in the member centre.',
        },
});
