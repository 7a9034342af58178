import type { ContractKind, Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import {
  type AccountRef,
  balanceOf,
  createBalancePublisher,
  lockMainAccount,
  post,
  readMoney,
  type Subject,
} from '../../../money/ledger/index.ts';
import type { Needs } from '../services.ts';

/** Reference of a statement's payment in the account record. */
const contractReference = (statementId: string): string => `CT${statementId}`;

const subjects: Record<ContractKind, Subject & { vi: string; en: string }> = {
  dividend: { vi: 'Cổ tức', en: 'Dividend' },
  daily: { vi: 'Lương ngày', en: 'Daily wage' },
  hourly: { vi: 'Lương giờ', en: 'Hourly wage' },
  realtime: { vi: 'Lương thời gian thực', en: 'Real-time wage' },
};

/**
 * Pays what is owed, from the top of the tree down, so that what an agent receives can pay those below. Returns how
 * many runs were paid. A failing run does not hold up the others.
 */
export async function payRuns(services: Needs): Promise<number> {
  const runs = await services.database.query<{ id: string }>(
    `SELECT r.id FROM contract_run r LEFT JOIN members.member m ON m.id = r.payer_id WHERE r.state IN ('due', 'short')
     ORDER BY coalesce(length(m.path) - length(replace(m.path, '/', '')), 0), r.id`,
  );
  let paid = 0;
  for (const { id } of runs)
    try {
      if (await payRun(services, id)) paid += 1;
    } catch (error) {
      services.log.error({ error, run: id }, 'a pay-run was not paid; trying again');
    }
  return paid;
}

interface Run {
  readonly kind: ContractKind;
  readonly payerId: MemberId | null;
  readonly currency: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly total: Hundredths;
}
interface Owed {
  readonly id: string;
  readonly memberId: MemberId;
  readonly due: Hundredths;
}

/**
 * Pays a whole run in one transaction, or, when the payer's main wallet is short, nothing, and records the shortfall.
 */
async function payRun(services: Needs, id: string): Promise<boolean> {
  const { database, clock } = services;
  const paid = await database.transaction(async (q) => {
    const [run] = await readMoney<Run>(
      q.query(
        `SELECT kind, payer_id AS "payerId", currency, from_day AS "fromDay", to_day AS "toDay", total
         FROM contract_run WHERE id = $1 AND state IN ('due', 'short') FOR UPDATE SKIP LOCKED`,
        [id],
      ),
      { total: true },
    );
    if (!run) return null;
    const { payerId, currency, total } = run;
    const owed = await owedIn(q, id);
    const wallets = new Set([...(payerId ? [payerId] : []), ...owed.map(({ memberId }) => memberId)]);
    for (const memberId of [...wallets].toSorted((a, b) => Number(BigInt(a) - BigInt(b))))
      await lockMainAccount(q, { memberId, currency });
    const lacks = payerId ? total - (await balanceOf(q, payerId, currency)) : 0n;
    if (lacks > 0n) {
      await q.query(`UPDATE contract_run SET state = 'short', lacks = $2 WHERE id = $1`, [id, lacks]);
      return null;
    }
    const at = clock();
    for (const one of owed) await payOne(q, run, one, at);
    await addToDay(q, id, run.kind, at);
    await q.query(`UPDATE contract_run SET state = 'paid', lacks = 0, paid_at = $2 WHERE id = $1`, [id, at]);
    return [...wallets];
  });
  for (const memberId of paid ?? []) createBalancePublisher(services)(memberId, 'commission');
  return paid !== null;
}

/** The payees' wallets are locked, so no two runs add to a day at once. */
const addToDay = (q: Queryable, runId: string, kind: ContractKind, at: Date): Promise<unknown> =>
  q.query(
    `INSERT INTO contract_paid_day (member_id, day, kind, amount)
     SELECT c.downline_id, market_day($3, r.market_code), $2, sum(s.due)
     FROM contract_run r JOIN contract_statement s ON s.run_id = r.id JOIN agent_contract c ON c.id = s.contract_id
     WHERE r.id = $1 AND s.due > 0 GROUP BY c.downline_id, r.market_code
     ON CONFLICT (member_id, day, kind) DO UPDATE SET amount = contract_paid_day.amount + excluded.amount`,
    [runId, kind, at],
  );

const owedIn = (q: Queryable, runId: string): Promise<Owed[]> =>
  readMoney<Owed>(
    q.query(
      `SELECT s.id, c.downline_id AS "memberId", s.due FROM contract_statement s JOIN agent_contract c ON c.id = s.contract_id
       WHERE s.run_id = $1 AND s.due > 0 ORDER BY s.id`,
      [runId],
    ),
    { due: true },
  );

async function payOne(q: Queryable, { kind, payerId, currency, fromDay, toDay }: Run, one: Owed, at: Date) {
  const from: AccountRef = payerId
    ? { kind: 'member', owner: payerId, currency }
    : { kind: 'house', owner: 'HOUSE', currency };
  const days = fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`;
  await post(q, {
    key: `contract/${one.id}`,
    kind: 'commission',
    from,
    to: { kind: 'member', owner: one.memberId, currency },
    amount: one.due,
    subject: { vi: `${subjects[kind].vi} ${days}`, en: `${subjects[kind].en} ${days}` },
    reference: contractReference(one.id),
    at,
  });
}
