import { isDay } from '@unisite/shared/days';
import { useLanguage } from '@unisite/shared/i18n';
import { useState } from 'react';
import { dateTexts } from './dateTexts.ts';
import { writtenDay } from './dayText.ts';

interface Bounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Why a typed date is invalid, after blur; nothing for an empty field. */
export function useDayProblem(
  value: string,
  { min, max }: Bounds,
): { problem: string | undefined; onLeft: () => void } {
  const texts = dateTexts[useLanguage()];
  const [left, setLeft] = useState('');
  const onLeft = () => setLeft(value);
  if (value === '' || left !== value) return { problem: undefined, onLeft };
  const problem = !isDay(value)
    ? texts.notADay
    : min && value < min
      ? texts.from(writtenDay(min))
      : max && value > max
        ? texts.until(writtenDay(max))
        : undefined;
  return { problem, onLeft };
}
