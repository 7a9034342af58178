import { useLocation } from '@unisite/shared/navigation';
import type { ReactElement } from 'react';
import { PageHead } from '../../centre/PageHead.tsx';
import { CashTabs } from '../CashTabs.tsx';
import { readCashPlace } from '../cashPlace.ts';
import { useCashEvents } from '../useCashEvents.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { WithdrawalView } from './WithdrawalView.tsx';

/** Withdrawals (sections 2 and 4): account, amount, and confirmation of receipt. */
export default function WithdrawalPage(): ReactElement {
  const place = readCashPlace(useLocation().search);
  useCashEvents();
  return (
    <>
      <PageHead page="withdrawal" />
      <CashTabs page="withdrawal" place={place}>
        {place.view === 'history' && <WithdrawalHistory />}
        {place.view === 'one' && <WithdrawalView key={place.id} id={place.id} />}
        {place.view === 'form' && <WithdrawalForm />}
      </CashTabs>
    </>
  );
}
