import { createHmac } from 'node:crypto';
import { numbersFrom } from '../../../engine/draw.ts';
import { hashOfSeed, hmac } from '../../../play/fairness.ts';
import { type Fixture, fixtureById, fixtureOf, fixturesBetween, numberAt, tickAt } from '../engine/fixtures.ts';
import { type Claim, isLine, marketsOf, picksOf } from '../engine/markets.ts';
import { type Goal, lastTick, playMatch, scoreOf } from '../engine/match.ts';
import { rulesOf, type SportName } from '../engine/sport.ts';
import { leagues } from '../engine/teams.ts';
import type { BoardView, ShownFixture } from '../wire.ts';
import { kept } from './kept.ts';
import type { MatchState } from './matchState.ts';
import { createPriceList } from './priceList.ts';

/** How long a match's markets are closed after a goal, milliseconds. */
const closedAfterGoal = 6_000;
/** Maximum matches whose course is cached. */
const maxKept = 600;

const day = 86_400_000;
/** How far ahead matches take bets, and how far back they are shown, milliseconds. */
const shownAhead = 5 * day;
const shownBack = 3 * day;
/** Length of a view of another time, milliseconds. */
const lookLength = 30 * 60_000;
/** Matches of each league around its current one: for all leagues, and for one. */
const stepsOfAll = [-2, -1, 0, 1];
const stepsOfOne = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

type Shown = { readonly fixtures: ShownFixture[]; readonly results: ShownFixture[] };

export type Programme = {
  at(fixture: Fixture, now: number): Promise<MatchState>;
  /** Current price of a pick, or null where it cannot be bet on. */
  price(fixture: Fixture, claim: Claim, now: number): Promise<number | null>;
  /** Matches of a sport open for bets, by kick-off, and those that are over, latest first. */
  list(sport: SportName, now: number, view: BoardView): Promise<Shown>;
  /** The matches of these ids; ids of other sports are ignored. */
  some(sport: SportName, ids: readonly string[], now: number): Promise<ShownFixture[]>;
};

/** All past and future matches: they derive from the key, so none is stored. */
export function createProgramme(key: Buffer): Programme {
  const courses = kept<Promise<readonly Goal[]>>(maxKept);
  const prices = createPriceList();

  const seedOf = ({ id }: Fixture): Buffer => createHmac('sha256', key).update(id).digest();

  const courseOf = (fixture: Fixture): Promise<readonly Goal[]> =>
    courses(fixture.id, () => {
      const numbers = numbersFrom(hmac, { serverSeed: seedOf(fixture), clientSeed: fixture.id, nonce: 0 });
      return playMatch(fixture.sport, fixture.chances, numbers);
    });

  async function at(fixture: Fixture, now: number): Promise<MatchState> {
    if (now < fixture.kickOff) return { phase: 'soon', tick: 0, score: { home: 0, away: 0 }, suspended: false };
    const course = await courseOf(fixture);
    const { tick: length } = rulesOf[fixture.sport];
    const end = lastTick(fixture.sport, course);
    const tick = Math.min(end, tickAt(fixture, now));
    const goals = course.filter((goal) => goal.tick <= tick);
    const phase = now >= fixture.kickOff + end * length ? 'over' : 'live';
    const scored = goals.at(-1)?.tick ?? -1;
    const suspended = phase === 'live' && scored >= 0 && now - (fixture.kickOff + scored * length) < closedAfterGoal;
    // In other sports somebody scores every few seconds.
    return { phase, tick, score: scoreOf(goals), suspended: suspended && fixture.sport === 'football' };
  }

  async function shown(fixture: Fixture, now: number): Promise<ShownFixture> {
    const match = await at(fixture, now);
    const seed = seedOf(fixture);
    return {
      id: fixture.id,
      ...match,
      kickOff: new Date(fixture.kickOff).toISOString(),
      markets: match.phase === 'over' ? [] : prices.markets(fixture, match),
      seedHash: hashOfSeed(seed),
      serverSeed: match.phase === 'over' ? seed.toString('hex') : null,
    };
  }

  function fixturesIn(sport: SportName, now: number, { from, league: only }: BoardView): readonly Fixture[] {
    if (from !== null && (from < now - shownBack || from > now + shownAhead)) return [];
    return [...leagues[sport].keys()]
      .filter((league) => only === null || league === only)
      .flatMap((league) => {
        if (from !== null) return fixturesBetween(sport, league, from, from + lookLength);
        const number = numberAt(sport, league, now);
        return (only === null ? stepsOfAll : stepsOfOne).map((step) => fixtureOf(sport, league, number + step));
      })
      .sort((a, b) => a.kickOff - b.kickOff);
  }

  return {
    at,
    async price(fixture, claim, now) {
      const { market, line, pick } = claim;
      const isOffered =
        marketsOf(fixture.sport).includes(market) &&
        picksOf(fixture.sport, market).includes(pick) &&
        isLine(fixture.sport, market, line);
      if (!isOffered || fixture.kickOff > now + shownAhead) return null;
      const match = await at(fixture, now);
      return match.phase === 'over' || match.suspended ? null : prices.odds(fixture, match, claim);
    },
    async list(sport, now, view) {
      const all = await Promise.all(fixturesIn(sport, now, view).map((fixture) => shown(fixture, now)));
      return {
        fixtures: all.filter(({ phase }) => phase !== 'over'),
        results: all.filter(({ phase }) => phase === 'over').reverse(),
      };
    },
    some: (sport, ids, now) =>
      Promise.all(
        ids.flatMap((id) => {
          const fixture = fixtureById(id);
          return fixture?.sport === sport ? [shown(fixture, now)] : [];
        }),
      ),
  };
}
