import type { PlayLimitKind, PlayPeriod } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';

interface LimitText {
  /** Formats an amount, or a play time in minutes; null: none. */
  readonly value: (kind: PlayLimitKind, value: number | null) => string;
  /** Names a limit by kind and period. */
  readonly name: (kind: PlayLimitKind, period: PlayPeriod) => string;
}

/** Describes play limits. */
export function useLimitText(): LimitText {
  const t = useText();
  const format = useFormat();
  return {
    value(kind, value) {
      if (value === null) return t('protection.none');
      if (kind !== 'time') return format.money(value, { whole: true });
      const [hours, minutes] = [Math.floor(value / 60), value % 60];
      if (hours === 0) return t('protection.minutes', { n: format.number(minutes) });
      const n = format.number(hours);
      return minutes === 0 ? t('protection.hours', { n }) : t('protection.hoursMinutes', { n, minutes });
    },
    name: (kind, period) =>
      t('protection.limitOf', { kind: t(`protection.kind.${kind}`), period: t(`protection.period.${period}`) }),
  };
}
