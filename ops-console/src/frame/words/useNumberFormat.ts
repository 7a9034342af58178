import type { Health } from '@unisite/shared/contract/rollout';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useMemo } from 'react';
import { failureRate } from './grade.ts';

export interface Figures {
  count(n: number): string;
  /** From 0 to 1. */
  rate(share: number): string;
  failures(health: Health): string;
  /** A canary's share, from 0 to 100; without trailing decimals. */
  percent(percent: number): string;
  milliseconds(n: number | null): string;
  bytes(n: number): string;
  when(at: string): string;
}

/** Number formats of the console, in the page's language. */
export function useNumberFormat(): Figures {
  const format = useFormat();
  const t = useText();
  return useMemo(() => {
    const rate = (share: number) => format.percent(share * 100, share > 0 && share < 0.1 ? 2 : share === 0 ? 0 : 1);
    return {
      count: (n) => format.number(n),
      rate,
      failures: (health) => rate(failureRate(health)),
      percent: (percent) => format.percent(percent, Number.isInteger(percent) ? 0 : 2),
      milliseconds: (n) =>
        n === null
          ? '–'
          : n < 10_000
            ? t('unit.ms', { n: format.number(n) })
            : t('unit.s', { n: format.number(n / 1000, 1) }),
      bytes: (n) =>
        n < 1024
          ? t('unit.b', { n: format.number(n) })
          : n < 1024 * 1024
            ? t('unit.kb', { n: format.number(n / 1024, 1) })
            : t('unit.mb', { n: format.number(n / 1024 / 1024, 2) }),
      when: (at) => format.dateTime(at),
    };
  }, [format, t]);
}
