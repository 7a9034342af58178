import { cashDesk } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { useEventText } from './Events.tsx';

interface ConflictNoticeProps {
  reference: string;
  /** The bank was asked; otherwise the state changed. */
  asked: boolean;
}

/** Somebody was first: what was done, by whom and why. */
export function ConflictNotice({ reference, asked }: ConflictNoticeProps): ReactElement {
  const t = useText();
  const eventText = useEventText();
  const { data } = useOperation(cashDesk, { reference });
  const last = data?.rows[0]?.events.findLast(({ act }) => act === (asked ? 'providerQueried' : null));
  return (
    <Notice tone="error">
      <p>
        <strong>{t(asked ? 'withdrawals.askedBefore' : 'withdrawals.decided')}</strong>
      </p>
      {last && <p>{eventText(last)}</p>}
    </Notice>
  );
}
