import { cashDesk } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useAnswer } from '../api/queries.ts';
import { useEventText } from './Events.tsx';

/** The withdrawal moved on before this was done: how it stands now, by whom and why. */
export function DecidedNotice({ reference }: { reference: string }): ReactElement {
  const t = useText();
  const eventText = useEventText();
  const { data } = useAnswer(cashDesk, { reference });
  const last = data?.rows[0]?.events.findLast(({ act }) => act === null);
  return (
    <Notice tone="error">
      <p>
        <strong>{t('cash.decided')}</strong>
      </p>
      {last && <p>{eventText(last)}</p>}
    </Notice>
  );
}
