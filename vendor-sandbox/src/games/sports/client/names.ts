import { language } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { type Fixture, fixtureById } from '../engine/fixtures.ts';
import type { Claim, MarketKind, Pick } from '../engine/markets.ts';
import type { Score } from '../engine/sport.ts';
import { rulesOf } from '../engine/sport.ts';
import { leagues } from '../engine/teams.ts';
import type { Selection } from '../wire.ts';
import { gameTexts } from './texts.ts';

const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
const lines = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** Returns the match of an id sent by the server. */
export function fixtureNamed(id: string): Fixture {
  const fixture = fixtureById(id);
  if (fixture === null) throw new Error(`no such match: ${id}`);
  return fixture;
}

export const leagueName = ({ sport, league }: Fixture): string => leagues[sport][league]?.[language] ?? '';
export const matchName = ({ home, away }: Fixture): string =>
  fill(gameTexts.versus, { home: home.name, away: away.name });
export const scoreText = ({ home, away }: Score): string => fill(gameTexts.score, { home, away });

/** Stage of a match: its minute, round, quarter, game or rally. */
export function stageText({ sport }: Fixture, tick: number): string {
  const quarter = rulesOf.basketball.regular / 4;
  switch (sport) {
    case 'football':
      return fill(gameTexts.stages.football, { n: tick });
    case 'basketball':
      return tick >= rulesOf.basketball.regular
        ? gameTexts.overtime
        : fill(gameTexts.stages.basketball, { n: Math.floor(tick / quarter) + 1 });
    default:
      return fill(gameTexts.stages[sport], { n: tick + 1 });
  }
}

export const marketName = ({ sport }: Fixture, market: MarketKind): string =>
  fill(gameTexts.markets[market], { unit: gameTexts.units[sport] });

/** Formats a handicap: −0,75, 0 or +1. */
function startText(quarters: number): string {
  const sign = quarters > 0 ? '+' : quarters < 0 ? '−' : '';
  return `${sign}${lines.format(Math.abs(quarters) / 4)}`;
}

/** Label of a market's button. */
export function pickShort({ market, line, pick }: Claim): string {
  const text = fill(gameTexts.picks[pick], { line: lines.format(line / 4) });
  return market === 'handicap' ? `${text} ${startText(pick === 'home' ? line : -line)}` : text;
}

const teamOf = ({ home, away }: Fixture, pick: Pick): string | null =>
  pick === 'home' ? home.name : pick === 'away' ? away.name : null;

/** Name of a pick by itself; a team by its name. */
export function pickName(fixture: Fixture, claim: Claim): string {
  const team = teamOf(fixture, claim.pick);
  if (team === null) return pickShort(claim);
  return claim.market === 'handicap' ? `${team} ${startText(claim.pick === 'home' ? claim.line : -claim.line)}` : team;
}

export const selectionName = (selection: Selection): string => {
  const match = fixtureNamed(selection.fixture);
  return `${marketName(match, selection.market)}: ${pickName(match, selection)}`;
};
