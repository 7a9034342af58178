import { language } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { type Fixture, fixtureById } from '../engine/fixtures.ts';
import type { MarketKind, Pick } from '../engine/markets.ts';
import type { Score } from '../engine/sport.ts';
import { leagues } from '../engine/teams.ts';
import type { Selection } from '../wire.ts';
import { gameTexts } from './texts.ts';

const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Odds in hundredths as they are written: 2,35. */
export const oddsText = (odds: number): string => two.format(odds / 100);
const lineText = (line: number): string => one.format(line / 2);

/** A match of the server's, which the page knows by its id. */
export function fixtureNamed(id: string): Fixture {
  const fixture = fixtureById(id);
  if (fixture === null) throw new Error(`no such match: ${id}`);
  return fixture;
}

export const leagueName = ({ sport, league }: Fixture): string => leagues[sport][league]?.[language] ?? '';
export const matchName = ({ home, away }: Fixture): string =>
  fill(gameTexts.versus, { home: home.name, away: away.name });
export const scoreText = ({ home, away }: Score): string => fill(gameTexts.score, { home, away });

export function marketName({ sport }: Fixture, market: MarketKind, line: number): string {
  const text = market === 'total' && sport === 'arena' ? gameTexts.markets.totalRounds : gameTexts.markets[market];
  return fill(text, { line: lineText(line) });
}

/** What a button of a market wears. */
export const pickShort = (pick: Pick, line: number): string => fill(gameTexts.picks[pick], { line: lineText(line) });

/** A pick as it is said by itself: a team by its name. */
export function pickName({ home, away }: Fixture, pick: Pick, line: number): string {
  if (pick === 'home') return home.name;
  return pick === 'away' ? away.name : pickShort(pick, line);
}

export const selectionName = ({ fixture, market, line, pick }: Selection): string => {
  const match = fixtureNamed(fixture);
  return `${marketName(match, market, line)}: ${pickName(match, pick, line)}`;
};
