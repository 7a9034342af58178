import { useText } from '@unisite/shared/i18n';
import { Icon, useStartTime } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { timeLeft } from './timeLeft.ts';

/** Time left of a promotion, as text. */
export function TimeLeftText({ endsAt }: { endsAt: string | null }): ReactElement {
  const t = useText();
  const left = timeLeft(endsAt, useStartTime(60_000));
  return (
    <span>
      <Icon name="clock" size={16} />
      {'count' in left ? t(`left.${left.kind}`, { count: left.count }) : t(`left.${left.kind}`)}
    </span>
  );
}
