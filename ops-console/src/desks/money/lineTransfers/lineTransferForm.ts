import type { Language } from '@unisite/shared/contract';
import {
  type LineDirection,
  lineDirections,
  type MarketLineTransfers,
  wantedLineTransfers,
} from '@unisite/shared/contract/operatorsMarketLineTransfers';
import type { Format } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import type { Filled } from '../../../acts/useRevision.ts';
import { readAmount } from '../../../frame/words/readAmount.ts';

export const lineSums = ['least', 'most', 'dailyAmount', 'dailyTimes'] as const;
type LineSum = (typeof lineSums)[number];
export type LineField = `${LineDirection}.${LineSum}`;

/** A rule as typed. */
export type TypedLineRule = Record<LineField | 'played', string> & Record<`${LineDirection}.open`, boolean>;

const lineFields = lineDirections.flatMap((way) => lineSums.map((sum) => `${way}.${sum}` as const));

export const emptyDraft = Object.fromEntries(
  [...lineFields, 'played', 'up.open', 'down.open'].map((name) => [name, undefined]),
) as Filled<TypedLineRule>;

export function typedRule(rule: MarketLineTransfers, format: Pick<Format, 'number'>): TypedLineRule {
  const written = (way: LineDirection, sum: LineSum) =>
    format.number(rule[way][sum], Number.isInteger(rule[way][sum]) ? 0 : 2);
  const sums = lineDirections.flatMap((way) => lineSums.map((sum) => [`${way}.${sum}`, written(way, sum)]));
  // all fields of the list are set
  return {
    ...(Object.fromEntries(sums) as Record<LineField, string>),
    played: String(rule.playedPercent),
    'up.open': rule.up.open,
    'down.open': rule.down.open,
  };
}

/** Parses the rule; null when invalid. */
export function lineRuleOf(typed: TypedLineRule, language: Language): MarketLineTransfers | null {
  const read = (text: string) => readAmount(text, language, { orZero: true }) ?? Number.NaN;
  const terms = (way: LineDirection) => ({
    open: typed[`${way}.open`],
    least: read(typed[`${way}.least`]),
    most: read(typed[`${way}.most`]),
    dailyAmount: read(typed[`${way}.dailyAmount`]),
    dailyTimes: read(typed[`${way}.dailyTimes`]),
  });
  const rule = safeParse(wantedLineTransfers, {
    up: terms('up'),
    down: terms('down'),
    playedPercent: read(typed.played),
  });
  return rule.success ? rule.data : null;
}

/** Invalid fields. */
export function faultyLineFields(typed: TypedLineRule, language: Language): (LineField | 'played')[] {
  const read = (text: string) => readAmount(text, language, { orZero: true }) ?? Number.NaN;
  const isWrong = (name: LineField | 'played'): boolean => {
    const value = read(typed[name]);
    if (name === 'played') return !(Number.isInteger(value) && value <= 1000);
    if (name.endsWith('.dailyTimes')) return !(Number.isInteger(value) && value >= 1 && value <= 10_000);
    if (name.endsWith('.least')) return !(value > 0);
    if (name === 'up.most' || name === 'down.most')
      return !(value >= read(typed[name === 'up.most' ? 'up.least' : 'down.least']));
    return !(value >= 0);
  };
  return [...lineFields, 'played' as const].filter(isWrong);
}
