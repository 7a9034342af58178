import { useFormat, useText } from '@unisite/shared/i18n';
import type { Bet, Selection } from '@unisite/shared/lottery';
import { useMemo } from 'react';
import { firstPicks } from './slip.ts';

/** The text key of a bet's winning rule. */
function ruleOf(code: string): string {
  if (/^lo\d/.test(code)) return 'lo';
  if (/^xien/.test(code)) return 'xien';
  if (/^truot/.test(code)) return 'truot';
  if (/^any/.test(code)) return Number(code.slice(3)) > 5 ? 'anyAll' : 'any';
  if (/^parlay/.test(code)) return 'parlay';
  if (/^first\dGroup/.test(code)) return 'firstGroup';
  if (/Straight$/.test(code)) return 'straight';
  if (/Group\d+$/.test(code)) return 'group';
  if (['deSpecial', 'cang3Special', 'cang4Special'].includes(code)) return 'ofSpecial';
  if (['deHead', 'cang3Head'].includes(code)) return 'ofHead';
  return code;
}

/** Digit positions have names where there are five or three of them. */
const digitRows: Readonly<Record<string, readonly string[]>> = {
  SSC: ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'],
  LF: ['hundreds', 'tens', 'units'],
};

export interface BetTexts {
  readonly family: (name: string) => string;
  readonly name: (code: string) => string;
  readonly rule: (bet: Bet) => string;
  /** Name of a bet's row; empty where there is one. */
  readonly row: (name: string) => string;
  /** A value as displayed: a number as it is, a word translated. */
  readonly value: (value: string) => string;
  /** A pick as displayed, e.g. `07–38`, `Nghìn 7`. */
  readonly pick: (bet: Bet, pick: string) => string;
  /** The selection of a line: rows with separate picks list their values, others their first picks. */
  readonly selected: (bet: Bet, selection: Selection, atMost: number) => string;
  readonly odds: (odds: number) => string;
}

/** Names of a form's bets, rows and values. */
export function useBetTexts(form: string): BetTexts {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const value = (text: string): string => (/^\d+$/.test(text) ? text : t(`bet.value.${text}`));
    const row = (name: string): string => {
      if (name === '') return '';
      if (name.startsWith('x')) return t('bet.row.repeated', { count: Number(name.slice(1)) });
      if (name.includes('v'))
        return t('bet.row.against', { first: name.split('v')[0] ?? '', second: name.split('v')[1] ?? '' });
      const named = digitRows[form]?.[Number(name) - 1];
      return named ? t(`bet.row.${named}`) : t(form === 'PK10' ? 'bet.row.rank' : 'bet.row.place', { place: name });
    };
    return {
      family: (name) => t(`bet.family.${name}`),
      name: (code) => t(`bet.name.${code}`),
      rule: (bet) => {
        const { rows } = bet.layout;
        const digits = rows[0]?.values[0]?.length ?? 1;
        return t(`bet.rule.${ruleOf(bet.code)}`, {
          digits,
          results: bet.units,
          count: rows.reduce((sum, { take }) => sum + take, 0),
        });
      },
      row,
      value,
      pick: (bet, pick) => {
        const rows = pick.split('|');
        if (bet.layout.picks === 'anyRow' && rows.length > 1) {
          const at = rows.findIndex((own) => own !== '');
          return `${row(bet.layout.rows[at]?.name ?? '')} ${value(rows[at] ?? '')}`;
        }
        return rows.map((own) => own.split('-').map(value).join('–')).join(' ');
      },
      selected: (bet, selection, atMost) => {
        const { rows, picks } = bet.layout;
        if (picks !== 'anyRow' || rows.length === 1)
          return firstPicks(bet, selection, atMost)
            .map((pick) => pick.split('-').map(value).join('–'))
            .join(', ');
        return selection
          .flatMap((own, at) =>
            own.length === 0 ? [] : [`${row(rows[at]?.name ?? '')} ${own.slice(0, atMost).map(value).join(', ')}`],
          )
          .join('; ');
      },
      odds: (odds) => format.figures(odds, { whole: true }),
    };
  }, [t, format, form]);
}
