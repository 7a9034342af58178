import { hashOf } from '../../names.ts';
import { type Chances, chancesOf, rulesOf, type SportName, sportNames } from './sport.ts';
import type { Team } from './team.ts';
import { leagues } from './teams.ts';

/** A match of the programme. All of it follows from its id; only its seed is secret until it is over. */
export type Fixture = {
  /** `football-2-48213`: sport, league, and number of the match in the league. */
  readonly id: string;
  readonly sport: SportName;
  readonly league: number;
  readonly home: Team;
  readonly away: Team;
  readonly chances: Chances;
  /** Milliseconds since 1970. */
  readonly kickOff: number;
};

/** A league plays one match after another: a betting period, the match, a period showing the result. */
const before = 90_000;
const period = 300_000;

/** Leagues start at different times, so that something is always on. */
const offsetOf = (sport: SportName, league: number): number => (league * period) / leagues[sport].length;
const kickOffOf = (sport: SportName, league: number, number: number): number =>
  number * period + offsetOf(sport, league) + before;

export function fixtureOf(sport: SportName, league: number, number: number): Fixture {
  const id = `${sport}-${league}-${number}`;
  const teams = leagues[sport][league]?.teams ?? [];
  // Consecutive matches have different teams: home advances by one, away is one of the others.
  const first = number % teams.length;
  const second = (first + 1 + (hashOf(`opponent/${id}`) % (teams.length - 1))) % teams.length;
  const [home, away] = [teams[first], teams[second]];
  if (home === undefined || away === undefined) throw new RangeError(`no such match: ${id}`);
  const chances = chancesOf(sport, { home: home.strength, away: away.strength });
  return { id, sport, league, home, away, chances, kickOff: kickOffOf(sport, league, number) };
}

/** The match of an id, or null when there is none. */
export function fixtureById(id: string): Fixture | null {
  const [, name, league, number] = /^([a-zA-Z]+)-(\d)-(\d{1,9})$/.exec(id) ?? [];
  const sport = sportNames.find((each) => each === name);
  if (sport === undefined || leagues[sport][Number(league)] === undefined) return null;
  return fixtureOf(sport, Number(league), Number(number));
}

/** Number of a league's current match. */
export const numberAt = (sport: SportName, league: number, now: number): number =>
  Math.floor((now - offsetOf(sport, league)) / period);

/** Matches of a league that kick off in [from, to), milliseconds since 1970. */
export function fixturesBetween(sport: SportName, league: number, from: number, to: number): readonly Fixture[] {
  const fixtures: Fixture[] = [];
  const first = Math.ceil((from - kickOffOf(sport, league, 0)) / period);
  for (let number = first; kickOffOf(sport, league, number) < to; number += 1) {
    fixtures.push(fixtureOf(sport, league, number));
  }
  return fixtures;
}

/** The current tick of a match; 0 before it begins. */
export function tickAt({ sport, kickOff }: Fixture, now: number): number {
  const { ticks, tick } = rulesOf[sport];
  return Math.min(ticks, Math.max(0, Math.floor((now - kickOff) / tick)));
}
