import { type ContractKind, type ContractTerms, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Member } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { balanceOf, post } from '../../../money/ledger/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import type { TestPlatform } from '../../../testing/testPlatform.ts';
import { rollFigures } from '../../figures/index.ts';
import { closePeriods } from '../pay/closePeriods.ts';
import { payRuns } from '../pay/payRuns.ts';

export const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
export const day = (days: number) => addDays(today, days);
/** A time of day this many days from today, in Vietnam. */
export const at = (days: number, time: string) => new Date(`${day(days)}T${time}+07:00`);
/** Hundredths of whole VND. */
export const vnd = (amount: number) => hundredthsOf(BigInt(amount) * 100n);
export const wage = (base: number): ContractTerms => ({ base, fee: 0, tiers: [] });
export const dividend = (rate: number): ContractTerms => ({
  base: 0,
  fee: 0,
  tiers: [{ turnover: 0, netLoss: 0, active: 0, rate }],
});
const periods = { dividend: 'D', daily: 'D', hourly: 'hour', realtime: 'live' } as const;

/** Contracts, play and pay-runs on a test's platform. */
export function payTable(platform: () => TestPlatform) {
  let moves = 0;

  async function contract(
    upline: Member | null,
    downline: Member,
    { kind = 'daily', terms = wage(0) }: { kind?: ContractKind; terms?: ContractTerms },
  ): Promise<string> {
    const [row] = await platform().owner.query<{ id: string }>(
      `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at, from_day)
       VALUES ($1, $2, $3, 'VND', 'ALL', $4, $5, 'accepted', now(), $6) RETURNING id`,
      [kind, upline?.id ?? null, downline.id, periods[kind], JSON.stringify(terms), today],
    );
    return row?.id ?? '';
  }

  /** A top-level agent, one below it, and a player below that. */
  async function line(kind: ContractKind, top: ContractTerms, given: ContractTerms) {
    const agent = await addMember(platform().owner, { customerType: 2 });
    const below = await addMember(platform().owner, { customerType: 2, uplineId: agent.id });
    const player = await addMember(platform().owner, { uplineId: below.id });
    await deposit(platform().owner, player.id, vnd(1_000_000_000), { key: `deposit ${player.id}` });
    await contract(null, agent, { kind, terms: top });
    const id = await contract(agent, below, { kind, terms: given });
    return { agent, below, player, id };
  }
  async function move(kind: 'bet' | 'win' | 'refund', { id }: Member, amount: number, when: Date): Promise<void> {
    moves += 1;
    const [player, house] = [
      { kind: 'member', owner: id },
      { kind: 'house', owner: 'HOUSE' },
    ] as const;
    await post(platform().owner, {
      key: `${kind} ${moves}`,
      kind,
      from: kind === 'bet' ? player : house,
      to: kind === 'bet' ? house : player,
      amount: vnd(amount),
      subject: { vi: 'Cược', en: 'Bet' },
      reference: '',
      at: when,
    });
  }
  async function roll(): Promise<void> {
    await sealAll(platform().owner);
    while ((await rollFigures(platform().database)) > 0);
  }
  /** Closes and pays as of that time. */
  async function run(when: Date): Promise<void> {
    await roll();
    const services = { ...platform().services, clock: () => when };
    await closePeriods(services);
    await payRuns(services);
  }
  const has = (memberId: MemberId) => balanceOf(platform().database, memberId);
  const statements = (contractId: string) =>
    platform().owner.query(
      `SELECT r.from_day - $2::date AS day, s.counted::float8 / 100 AS counted, s.carried_in::float8 / 100 AS "carriedIn",
         s.corrected::float8 / 100 AS corrected, s.owed_before::float8 / 100 AS "owedBefore", s.due::float8 / 100 AS due, r.state
       FROM contract_statement s JOIN contract_run r ON r.id = s.run_id WHERE s.contract_id = $1 ORDER BY s.id`,
      [contractId, today],
    );

  return { contract, line, move, roll, run, has, statements };
}
