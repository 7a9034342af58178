import type { PlayLimitKind } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { playTime } from '../playTime.ts';

/** Formats limit values: `5.000.000 ₫`, `2 giờ 06 phút`. */
export function useLimitWords() {
  const t = useText();
  const format = useFormat();
  return {
    value: (kind: PlayLimitKind, value: number): string =>
      kind === 'time' ? playTime(value, t) : format.money(value, { whole: true }),
    /** Without currency. */
    figures: (kind: PlayLimitKind, value: number): string =>
      kind === 'time' ? playTime(value, t) : format.figures(value, { whole: true }),
  };
}
