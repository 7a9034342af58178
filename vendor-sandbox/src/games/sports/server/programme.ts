import { createHmac } from 'node:crypto';
import { numbersFrom } from '../../../engine/draw.ts';
import { hashOfSeed, hmac } from '../../../play/fairness.ts';
import { type Fixture, fixtureOf, numberAt, tickAt } from '../engine/fixtures.ts';
import { chanceOf, evenLine, finalScores, type MarketKind, oddsOf, type Pick, picksOf } from '../engine/markets.ts';
import { type Goal, lastTick, playMatch, scoreOf } from '../engine/match.ts';
import { rulesOf, type Score, type SportName } from '../engine/sport.ts';
import { leagues } from '../engine/teams.ts';
import type { Market, ShownFixture } from '../wire.ts';

/** How long the markets of a match are closed after a goal, in milliseconds. */
const closedAfterGoal = 6_000;
/** Matches whose course is kept. */
const mostKept = 300;

type Finals = ReturnType<typeof finalScores>;

/** A match as it stands at a moment. */
export type MatchState = {
  readonly phase: 'soon' | 'live' | 'over';
  readonly tick: number;
  readonly goals: readonly Goal[];
  readonly score: Score;
  readonly suspended: boolean;
};

export type Programme = {
  at(fixture: Fixture, now: number): Promise<MatchState>;
  /** The present price of one pick, or null where it cannot be bet on. */
  price(fixture: Fixture, market: MarketKind, line: number, pick: Pick, now: number): Promise<number | null>;
  shown(fixture: Fixture, now: number): Promise<ShownFixture>;
  /** Matches of a sport that are on or come next, by kick-off, and those that ended last. */
  list(sport: SportName, now: number): Promise<{ fixtures: ShownFixture[]; results: ShownFixture[] }>;
};

/** All matches there ever were and will be: they follow from the key, so nothing of them is stored. */
export function createProgramme(key: Buffer): Programme {
  const courses = new Map<string, Promise<readonly Goal[]>>();
  const finals = new Map<string, { readonly of: string; readonly scores: readonly Finals[] }>();

  const seedOf = ({ id }: Fixture): Buffer => createHmac('sha256', key).update(id).digest();

  function courseOf(fixture: Fixture): Promise<readonly Goal[]> {
    const known = courses.get(fixture.id);
    if (known !== undefined) return known;
    const numbers = numbersFrom(hmac, { serverSeed: seedOf(fixture), clientSeed: fixture.id, nonce: 0 });
    const course = playMatch(fixture.sport, fixture.chances, numbers);
    courses.set(fixture.id, course);
    const [oldest] = courses.keys();
    if (courses.size > mostKept && oldest !== undefined) courses.delete(oldest);
    return course;
  }

  async function at(fixture: Fixture, now: number): Promise<MatchState> {
    const course = await courseOf(fixture);
    const { tick: length } = rulesOf[fixture.sport];
    const end = lastTick(fixture.sport, course);
    const tick = Math.min(end, tickAt(fixture, now));
    const goals = course.filter((goal) => goal.tick <= tick);
    const phase = now < fixture.kickOff ? 'soon' : now >= fixture.kickOff + end * length ? 'over' : 'live';
    const scored = goals.at(-1)?.tick ?? -1;
    const suspended = phase === 'live' && scored >= 0 && now - (fixture.kickOff + scored * length) < closedAfterGoal;
    // In the arena every round scores: its markets close for a moment only.
    return { phase, tick, goals, score: scoreOf(goals), suspended: suspended && fixture.sport === 'football' };
  }

  /**
   * How likely each final score is, at the beginning and at the end of the time that a price stands, should nobody
   * score meanwhile. Counted once in that time.
   */
  function finalsOf(fixture: Fixture, { tick, score }: MatchState): readonly Finals[] {
    const { ticks, priced } = rulesOf[fixture.sport];
    const from = tick - (tick % priced);
    const of = `${from} ${score.home} ${score.away}`;
    const known = finals.get(fixture.id);
    if (known?.of === of) return known.scores;
    const last = Math.min(from + priced - 1, ticks - 1);
    const moments = last > from ? [from, last] : [from];
    const scores = moments.map((at_) => finalScores(fixture.sport, fixture.chances, score, ticks - at_));
    finals.delete(fixture.id);
    finals.set(fixture.id, { of, scores });
    const [oldest] = finals.keys();
    if (finals.size > mostKept && oldest !== undefined) finals.delete(oldest);
    return scores;
  }

  /**
   * The price for the greater of the two chances, so that it never gives more than the margin allows while it stands.
   */
  function oddsAt(
    { sport }: Fixture,
    scores: readonly Finals[],
    market: MarketKind,
    line: number,
    pick: Pick,
  ): number | null {
    const [first = 0, last = first] = scores.map((each) => chanceOf(each, market, line, pick));
    return oddsOf(sport, market, Math.max(first, last));
  }

  function marketsOf(fixture: Fixture, match: MatchState): Market[] {
    if (match.phase === 'over') return [];
    const scores = finalsOf(fixture, match);
    const kinds: readonly MarketKind[] =
      fixture.sport === 'football' ? ['winner', 'total', 'both'] : ['winner', 'total'];
    return kinds.map((kind) => {
      const line = kind === 'total' ? evenLine(scores[0] ?? []) : 0;
      const prices = picksOf(fixture.sport, kind).map((pick) => ({
        pick,
        odds: match.suspended ? null : oddsAt(fixture, scores, kind, line, pick),
      }));
      return { kind, line, prices };
    });
  }

  async function shown(fixture: Fixture, now: number): Promise<ShownFixture> {
    const match = await at(fixture, now);
    const { phase, tick, goals, score, suspended } = match;
    const seed = seedOf(fixture);
    return {
      ...{ id: fixture.id, phase, tick, score, goals, suspended },
      kickOff: new Date(fixture.kickOff).toISOString(),
      markets: marketsOf(fixture, match),
      seedHash: hashOfSeed(seed),
      serverSeed: phase === 'over' ? seed.toString('hex') : null,
    };
  }

  return {
    at,
    shown,
    async price(fixture, market, line, pick, now) {
      const match = await at(fixture, now);
      const fits = picksOf(fixture.sport, market).includes(pick) && (market === 'total' ? line % 2 === 1 : line === 0);
      const offered = fixture.sport === 'football' || market !== 'both';
      if (!fits || !offered || match.phase === 'over' || match.suspended) return null;
      return oddsAt(fixture, finalsOf(fixture, match), market, line, pick);
    },
    async list(sport, now) {
      const all = await Promise.all(
        leagues[sport].flatMap((_, league) => {
          const number = numberAt(league, now);
          return [-2, -1, 0, 1].map((step) => shown(fixtureOf(sport, league, number + step), now));
        }),
      );
      const byKickOff = (a: ShownFixture, b: ShownFixture): number => Date.parse(a.kickOff) - Date.parse(b.kickOff);
      const results = all
        .filter(({ phase }) => phase === 'over')
        .sort(byKickOff)
        .reverse()
        .slice(0, 12);
      return { fixtures: all.filter(({ phase }) => phase !== 'over').sort(byKickOff), results };
    },
  };
}
