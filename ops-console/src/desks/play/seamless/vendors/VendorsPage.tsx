import { vendors } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel, SearchField, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { WaitingProposals } from '../../../../acts/proposals/WaitingProposals.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import cards from '../../../../frame/cards/Cards.module.css';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { CallerCard } from './CallerCard.tsx';
import { VendorItem } from './VendorItem.tsx';
import styles from './Vendors.module.css';

/** Callers of the wallet with their secrets, and vendors with their addresses. */
export function VendorsPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(vendors, {});
  const [typed, setTyped] = useState('');
  useTitle(t('nav.vendors'));
  const wanted = typed.trim().toLowerCase();
  const found = data?.vendors.filter(
    ({ code, name, caller }) =>
      wanted === '' || [code, name, caller ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <div className={cards.head}>
        <div>
          <h1>{t('vendors.title')}</h1>
          <p className="muted">{t('vendors.intro')}</p>
        </div>
        <DialogButton variant="primary" icon="plus" request={{ kind: 'caller', caller: null }}>
          {t('vendors.add')}
        </DialogButton>
      </div>
      {error && !data ? (
        <ErrorState
          title={t('vendors.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : !data || !found ? (
        <div className={cards.cards} aria-busy>
          <Skeleton kind="block" height={260} count={2} />
        </div>
      ) : (
        <>
          <WaitingProposals kinds={['callerAdd', 'callerSettings', 'callerSecret', 'vendorLaunch']} />
          <h2>{t('vendors.callers')}</h2>
          <div className={cards.cards}>
            {data.callers.map((caller) => (
              <CallerCard
                key={caller.caller}
                caller={caller}
                vendors={data.vendors.filter((vendor) => vendor.caller === caller.caller).length}
              />
            ))}
          </div>
          <Panel
            title={t('vendors.list')}
            end={<SearchField label={t('vendors.search')} value={typed} onValue={setTyped} />}
            flush
          >
            {found.length === 0 ? (
              <EmptyState title={t('vendors.none')} text={t('vendors.noneText')} />
            ) : (
              <ul className={styles.list} aria-label={t('vendors.list')}>
                {found.map((vendor) => (
                  <VendorItem key={vendor.code} vendor={vendor} callers={data.callers.map(({ caller }) => caller)} />
                ))}
              </ul>
            )}
          </Panel>
        </>
      )}
    </>
  );
}
