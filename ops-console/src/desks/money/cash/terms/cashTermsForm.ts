import type { Language } from '@unisite/shared/contract';
import { type MarketCash, wantedCash } from '@unisite/shared/contract/operatorsMarketCash';
import type { Format } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { readAmount } from '../../../../frame/words/readAmount.ts';

/** Figures common to deposits and withdrawals, and those of each. */
const common = ['minimum', 'maximum', 'feePercent', 'feeFixed'] as const;
export const withdrawalFigures = [
  ...common,
  'dailyAmount',
  'dailyTimes',
  'receiptMinutes',
  'mostBankAccounts',
] as const;
export const methodFigures = [...common, 'expiresMinutes' as const];
export type CashFigure = (typeof withdrawalFigures)[number] | (typeof methodFigures)[number] | 'mostOpenDeposits';

/** Figures that are amounts; the others are plain numbers. */
export const cashSums: readonly CashFigure[] = ['minimum', 'maximum', 'feeFixed', 'dailyAmount'];

export type CashWay = 'withdrawal' | 'deposits' | MarketCash['methods'][number]['method'];
export const cellOf = (way: CashWay, figure: CashFigure | 'open'): string => `${way}-${figure}`;

/** All figures of a market with their places, in order. */
export function cashCells({ withdrawal, methods, mostOpenDeposits }: MarketCash): {
  readonly way: CashWay;
  readonly figure: CashFigure;
  readonly value: number;
}[] {
  return [
    ...withdrawalFigures.map((figure) => ({ way: 'withdrawal' as const, figure, value: withdrawal[figure] })),
    { way: 'deposits', figure: 'mostOpenDeposits', value: mostOpenDeposits },
    ...methods.flatMap((method) =>
      methodFigures.map((figure) => ({ way: method.method, figure, value: method[figure] })),
    ),
  ];
}

/** Whether each method is open. */
export const waysOf = ({ withdrawal, methods }: MarketCash): { readonly way: CashWay; readonly open: boolean }[] => [
  { way: 'withdrawal', open: withdrawal.open },
  ...methods.map(({ method, open }) => ({ way: method, open })),
];

/** Typed terms by cell; `yes` for an open method. */
export type TypedCash = Readonly<Record<string, string>>;

export const typedCash = (rule: MarketCash, format: Pick<Format, 'number'>): TypedCash =>
  Object.fromEntries([
    ...cashCells(rule).map(({ way, figure, value }) => [
      cellOf(way, figure),
      format.number(value, Number.isInteger(value) ? 0 : 2),
    ]),
    ...waysOf(rule).map(({ way, open }) => [cellOf(way, 'open'), open ? 'yes' : 'no']),
  ]);

const read = (text: string | undefined, language: Language): number =>
  readAmount(text ?? '', language, { orZero: true }) ?? Number.NaN;

/** Parses the terms; null when invalid. `rule`: which methods exist. */
export function cashOf(typed: TypedCash, rule: MarketCash, language: Language): MarketCash | null {
  const figures = (way: CashWay, names: readonly CashFigure[]) => ({
    open: typed[cellOf(way, 'open')] === 'yes',
    ...Object.fromEntries(names.map((name) => [name, read(typed[cellOf(way, name)], language)])),
  });
  const wanted = safeParse(wantedCash, {
    withdrawal: figures('withdrawal', withdrawalFigures),
    methods: rule.methods.map(({ method }) => ({ method, ...figures(method, methodFigures) })),
    mostOpenDeposits: read(typed[cellOf('deposits', 'mostOpenDeposits')], language),
  });
  return wanted.success ? wanted.data : null;
}

/** Minimum and maximum of each figure. */
const bounds: Readonly<Record<CashFigure, readonly [number, number]>> = {
  minimum: [0.01, 1e12],
  maximum: [0.01, 1e12],
  feePercent: [0, 50],
  feeFixed: [0, 1e12],
  dailyAmount: [0.01, 1e12],
  dailyTimes: [1, 100],
  receiptMinutes: [1, 10_080],
  mostBankAccounts: [1, 20],
  expiresMinutes: [1, 1440],
  mostOpenDeposits: [1, 20],
};

/** Invalid cells, including a maximum below its minimum. */
export function faultyCells(typed: TypedCash, rule: MarketCash, language: Language): string[] {
  const written = (way: CashWay, figure: CashFigure) => read(typed[cellOf(way, figure)], language);
  return cashCells(rule)
    .filter(({ way, figure }) => {
      const value = written(way, figure);
      const [least, most] = bounds[figure];
      const isSum = cashSums.includes(figure) || figure === 'feePercent';
      if (!(value >= least && value <= most) || (!isSum && !Number.isInteger(value))) return true;
      return figure === 'maximum' && value < written(way, 'minimum');
    })
    .map(({ way, figure }) => cellOf(way, figure));
}
