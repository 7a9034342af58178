import { useLocation } from '@unisite/shared/navigation';
import type { ReactElement } from 'react';
import { PageHead } from '../../centre/PageHead.tsx';
import { CashTabs } from '../CashTabs.tsx';
import { readCashPlace } from '../cashPlace.ts';
import { useCashEvents } from '../useCashEvents.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import { DepositView } from './DepositView.tsx';

/** Deposits (section 2, deposit): method, amount, instructions, and history. */
export default function DepositPage(): ReactElement {
  const place = readCashPlace(useLocation().search);
  useCashEvents();
  return (
    <>
      <PageHead page="deposit" />
      <CashTabs page="deposit" place={place}>
        {place.view === 'history' && <DepositHistory />}
        {place.view === 'one' && <DepositView key={place.id} id={place.id} />}
        {place.view === 'form' && <DepositForm />}
      </CashTabs>
    </>
  );
}
