import { useOperation } from '@unisite/shared/api';
import { withdrawals } from '@unisite/shared/contract/withdrawals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { cashPath } from '../cashPlace.ts';

/** A payout that the member has not confirmed or disputed. */
export function UnconfirmedPayout(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const paid = useOperation(withdrawals, { state: 'paid', pageSize: 1 }, { staleTime: 0 });
  const latest = paid.data?.rows[0];
  if (!latest) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" href={cashPath('withdrawal', { view: 'one', id: latest.id })}>
          {t('withdrawal.answer')}
        </Button>
      }
    >
      {t('withdrawal.unanswered', {
        reference: latest.reference,
        amount: format.money(latest.paidOut, { whole: true }),
      })}
    </Notice>
  );
}
