import type { Database, Queryable } from '@unisite/platform/database';
import { seedCash } from './cash.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContent } from './content.ts';
import { seedDraws } from './draws.ts';
import { seedFeedback } from './feedback.ts';
import { seedMessages } from './messages.ts';
import { seedMoney } from './money.ts';
import { seedPlay } from './play.ts';
import { seedRooms } from './rooms.ts';
import { seedAffiliates } from './seedAffiliates.ts';
import { seedAges } from './seedAges.ts';
import { seedApplications } from './seedApplications.ts';
import { seedBonuses } from './seedBonuses.ts';
import { seedClub } from './seedClub.ts';
import { seedContracts } from './seedContracts.ts';
import { seedLimits } from './seedLimits.ts';
import { seedMissions } from './seedMissions.ts';
import { seedOperators } from './seedOperators.ts';
import { hashes, seedPeople } from './seedPeople.ts';
import { seedPoints } from './seedPoints.ts';
import { seedRates } from './seedRates.ts';
import { seedRebates } from './seedRebates.ts';
import { seedVisits } from './seedVisits.ts';

/** Advisory lock: of two processes starting on an empty database, only one fills it. */
const lockKey = 7_201_816;

/** Start of today in the members' market. */
async function startOfToday(q: Queryable, now: Date): Promise<Date> {
  const [row] = await q.query<{ at: Date }>(`SELECT market_day_start(market_day($1, 'VN'), 'VN') AS at`, [now]);
  if (!row) throw new Error('a day gave no answer');
  return row.at;
}

const isEmpty = async (q: Queryable): Promise<boolean> => (await q.query('SELECT 1 FROM member LIMIT 1')).length === 0;

export interface SeedOptions {
  readonly now: Date;
  /** Called with a sentence for each completed part. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Fills an empty database with the demonstration, in one transaction, so that an interruption leaves it empty. The same
 * day gives the same data. Returns false, and changes nothing, when there are already members.
 */
export async function seedDemonstration(database: Database, { now, onProgress }: SeedOptions): Promise<boolean> {
  if (!(await isEmpty(database))) {
    // A demonstration created by an older version may lack one.
    await seedOperators(database, now);
    return false;
  }
  const started = performance.now();
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const step = async (name: string, work: () => Promise<number>): Promise<void> => {
    const since = performance.now();
    const count = await work();
    onProgress?.(`demonstration: ${count.toLocaleString('en')} ${name} (${seconds(since)})`);
  };
  const hashed = await hashes();
  const today = await startOfToday(database, now);
  const seeded = await database.transaction(async (q) => {
    await q.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    if (!(await isEmpty(q))) return false;
    // Sorts in memory, and skips JIT compilation of statements that run once.
    await q.query(`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`);
    await step('games', () => seedCatalogue(q, now));
    await step('rooms', () => seedRooms(q));
    await step('members', () => seedPeople(q, today, hashed));
    await seedAges(q, now);
    await seedAffiliates(q);
    await seedRates(q, today);
    await seedContracts(q, now);
    await seedOperators(q, now);
    await step('rounds', () => seedPlay(q, now, today));
    await seedLimits(q, now);
    await step('transfers', () => seedMoney(q, now, today));
    await step('deposits and withdrawals', () => seedCash(q, now));
    await step('draws', () => seedDraws(q, now));
    await step('texts', () => seedContent(q, now, today));
    await seedBonuses(q, now);
    await seedApplications(q, now);
    await seedPoints(q, today);
    await seedMissions(q, now, today);
    await seedClub(q);
    await seedRebates(q);
    await step('messages', () => seedMessages(q, now));
    await step('visits', () => seedVisits(q, now));
    await step('letters', () => seedFeedback(q, now));
    return true;
  });
  if (seeded) {
    // Without statistics on these new tables, the first minutes would be slow.
    await database.query('VACUUM ANALYZE');
    onProgress?.(`demonstration: ready in ${seconds(started)}`);
  }
  return seeded;
}
