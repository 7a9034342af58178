import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { useText } from '@unisite/shared/i18n';
import type { Bet } from '@unisite/shared/lottery';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { fullPicks } from './slip.ts';

/** Names the parts of a selection that are sold out, before the slip is sent. */
export function FullNotice({
  bet,
  selection,
  scarce,
}: {
  bet: Bet;
  selection: readonly (readonly string[])[];
  scarce: CurrentDraw['scarce'];
}): ReactElement | null {
  const t = useText();
  const full = fullPicks(bet, selection, { scarce, atMost: 8 });
  if (full.length === 0) return null;
  return (
    <Notice tone="warn">
      {full[0] === '' ? t('betting.betFull') : t('betting.picksFull', { picks: full.join(', ') })}
    </Notice>
  );
}
