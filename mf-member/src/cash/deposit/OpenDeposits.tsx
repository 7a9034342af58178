import { useOperation } from '@unisite/shared/api';
import { deposits } from '@unisite/shared/contract/deposits';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { cashPath } from '../cashPlace.ts';

/** The latest pending deposit, so that a returning member finds it. */
export function OpenDeposits(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const open = useOperation(deposits, { state: 'pending', pageSize: 1 }, { staleTime: 0 });
  const latest = open.data?.rows[0];
  if (!latest) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" href={cashPath('deposit', { view: 'one', id: latest.id })}>
          {t('deposit.goOn')}
        </Button>
      }
    >
      {t('deposit.waiting', {
        reference: latest.reference,
        amount: format.money(latest.amount, { whole: true }),
      })}
    </Notice>
  );
}
