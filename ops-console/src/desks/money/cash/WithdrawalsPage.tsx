import './cashDeskTexts.ts';
import { useText } from '@unisite/shared/i18n';
import { Skeleton, Tabs } from '@unisite/shared/ui';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { goTo } from '../../../frame/navigation/usePlace.ts';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { withParts } from '../../../frame/parts/withParts.tsx';
import type { OtherCashDesksParts } from './OtherCashDesks.tsx';
import { WithdrawalsDesk } from './WithdrawalsDesk.tsx';

const DepositsDesk = lazy(async () => ({ default: (await import('./DepositsDesk.tsx')).DepositsDesk }));

interface Look {
  look: 'deposits' | null;
}

interface WithdrawalsPageProps extends Look {
  OtherCashDesks: ComponentType;
}

/** The page with the desks of others beside its own. */
export function withdrawalsPage(parts: () => Promise<OtherCashDesksParts>): (place: Look) => ReactElement {
  const OtherCashDesks = lazy(async () => ({
    default: await withParts(
      import(/* webpackChunkName: "otherCash" */ './OtherCashDesks.tsx').then((own) => own.OtherCashDesks),
      parts(),
    ),
  }));
  return ({ look }) => <WithdrawalsPage look={look} OtherCashDesks={OtherCashDesks} />;
}

/** Members' withdrawals and deposits. */
function WithdrawalsPage({ look, OtherCashDesks }: WithdrawalsPageProps): ReactElement {
  const t = useText();
  const title = t(look === 'deposits' ? 'depositDesk.title' : 'withdrawals.title');
  useTitle(title);
  return (
    <>
      <div>
        <h1>{title}</h1>
        <p className="muted">{t(look === 'deposits' ? 'depositDesk.intro' : 'withdrawals.intro')}</p>
      </div>
      <Suspense fallback={null}>
        <OtherCashDesks />
      </Suspense>
      <Tabs
        label={t('cashDesk.desks')}
        fit
        tabs={[
          { id: 'withdrawals', label: t('withdrawals.title') },
          { id: 'deposits', label: t('depositDesk.title') },
        ]}
        value={look ?? 'withdrawals'}
        onChange={(id) => goTo({ page: 'cash', look: id === 'deposits' ? 'deposits' : null })}
      />
      {look === 'deposits' ? (
        <Suspense fallback={<Skeleton kind="row" count={5} />}>
          <DepositsDesk />
        </Suspense>
      ) : (
        <WithdrawalsDesk />
      )}
    </>
  );
}
