import '../cashDeskTexts.ts';
import { depositDesk, type OperatorDeposit, queryDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { call } from '../../../../frame/api/call.ts';
import { refresh } from '../../../../frame/api/queries.ts';
import { SeveralDialog } from './SeveralDialog.tsx';

/** Asks the provider about one or more deposits. */
export function DepositsDialog({ deposits }: { deposits: readonly OperatorDeposit[] }): ReactElement {
  const t = useText();
  const count = deposits.length;
  return (
    <SeveralDialog
      title={t('depositDesk.askTitle', { count })}
      icon="refresh"
      rows={deposits}
      consequences={[t('depositDesk.means'), ...(count > 1 ? [t('cashDesk.eachByItself')] : [])]}
      confirm={t('depositDesk.askSeveral', { count })}
      decide={async ({ id }, why, key) => {
        await call(queryDeposit, { id, why, key });
        return 'done';
      }}
      onSent={() => void refresh(depositDesk)}
    />
  );
}
