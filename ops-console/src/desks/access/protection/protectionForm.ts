import type { Language } from '@unisite/shared/contract';
import type { MarketProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import { wantedProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import type { PlayLimitKind } from '@unisite/shared/contract/protection';
import type { FieldErrors } from '@unisite/shared/form';
import type { Format, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import type { Filled } from '../../../acts/useRevision.ts';
import { eachLimit, type LimitName, limitKeys } from './limitKeys.ts';
import { limitOf, readLimit } from './readLimit.ts';

/** Intervals of time reminders, minutes: the default, and the longest that members may choose. */
export const intervalNames = ['checkMinutes', 'mostCheckMinutes'] as const;
type IntervalName = (typeof intervalNames)[number];

/** Rules as flat fields. */
type FlatRules = Record<LimitName | 'mostWagering', number | null> &
  Record<IntervalName, number> & { asksRegister: boolean };
/** Rules as typed. */
export type TypedRules = Record<LimitName | IntervalName | 'mostWagering', string> & { asksRegister: boolean };

export const emptyDraft: Filled<TypedRules> = {
  ...eachLimit(() => undefined),
  checkMinutes: undefined,
  mostCheckMinutes: undefined,
  asksRegister: undefined,
  mostWagering: undefined,
};

export const flatOf = (rules: MarketProtection): FlatRules => ({
  ...eachLimit(({ kind, period }) => rules[kind][period]),
  checkMinutes: rules.checkMinutes,
  mostCheckMinutes: rules.mostCheckMinutes,
  asksRegister: rules.asksRegister,
  mostWagering: rules.mostWagering,
});

/** Formats a limit for its field. */
export const typedLimit = (value: number | null, format: Pick<Format, 'number'>): string =>
  value === null ? '' : format.number(value, Number.isInteger(value) ? 0 : 2);

export const typedOf = (rules: FlatRules, format: Pick<Format, 'number'>): TypedRules => ({
  ...eachLimit(({ name }) => typedLimit(rules[name], format)),
  checkMinutes: String(rules.checkMinutes),
  mostCheckMinutes: String(rules.mostCheckMinutes),
  asksRegister: rules.asksRegister,
  mostWagering: typedLimit(rules.mostWagering, format),
});

/** Parses the rules; null when invalid. */
export function rulesOf(typed: TypedRules, language: Language): MarketProtection | null {
  const limits = (kind: PlayLimitKind) =>
    Object.fromEntries(
      limitKeys
        .filter((key) => key.kind === kind)
        .map(({ name, period }) => {
          const read = readLimit(kind, typed[name], language);
          // NaN fails the schema's check
          return [period, read === null ? Number.NaN : limitOf(read)];
        }),
    );
  const rules = safeParse(wantedProtection, {
    deposit: limits('deposit'),
    loss: limits('loss'),
    stake: limits('stake'),
    time: limits('time'),
    checkMinutes: minutesOf(typed.checkMinutes),
    mostCheckMinutes: minutesOf(typed.mostCheckMinutes),
    asksRegister: typed.asksRegister,
    mostWagering: typed.mostWagering.trim() === '' ? null : minutesOf(typed.mostWagering),
  });
  return rules.success ? rules.data : null;
}

/** Messages for invalid fields. */
export function faultsOf(
  typed: TypedRules,
  language: Language,
  t: ReturnType<typeof useText>,
): FieldErrors<keyof TypedRules> {
  const [minutes, most] = [minutesOf(typed.checkMinutes), minutesOf(typed.mostCheckMinutes)];
  const interval = (value: number) => (value >= 5 && value <= 240 ? null : t('protection.intervalWrong'));
  return {
    ...eachLimit(({ kind, name }) => (readLimit(kind, typed[name], language) === null ? t(wrongLimit(kind)) : null)),
    checkMinutes: interval(minutes) ?? (minutes > most ? t('protection.intervalAboveMost') : null),
    mostCheckMinutes: interval(most),
    mostWagering: /^([1-9]\d?|100)?$/.test(typed.mostWagering.trim()) ? null : t('protection.wageringWrong'),
  };
}

/** Message for an invalid limit. */
export const wrongLimit = (kind: PlayLimitKind) =>
  kind === 'time' ? ('protection.timeWrong' as const) : ('protection.amountWrong' as const);

const minutesOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);
