import { invalidate, useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { rebates } from '@unisite/shared/contract/rebates';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { OpenRebates } from './OpenRebates.tsx';
import { PaidRebates } from './PaidRebates.tsx';
import styles from './Rebates.module.css';

/** Rebates on the member's stakes (section 2, manualRebate): claimed by game category, or credited automatically. */
export default function RebatesPage(): ReactElement {
  const query = useOperation(rebates, {}, { staleTime: 0 });
  return (
    <>
      <PageHead page="manualRebate" updatedAt={query.data && query.dataUpdatedAt} />
      {usePermissions().guest ? <ForMembersOnly /> : <Rebates query={query} />}
    </>
  );
}

function Rebates({ query }: { query: ReturnType<typeof useOperation<typeof rebates>> }): ReactElement {
  const t = useText();
  const { data, error } = query;
  if (error && !data)
    return (
      <Panel>
        <QueryError title={t('rebates.failed')} query={query} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title={t('rebates.title')} busy>
        <Skeleton count={8} />
      </Panel>
    );
  return (
    <div className="stack">
      {data.mode === 'off' ? (
        <Panel>
          <EmptyState
            picture="ticket"
            level={2}
            title={t('rebates.off')}
            action={<Button href="/promotions">{t('bonuses.promotions')}</Button>}
          />
        </Panel>
      ) : (
        <>
          <Today rebates={data} />
          <OpenRebates rebates={data} onPaid={() => void invalidate(rebates)} />
        </>
      )}
      {(data.mode !== 'off' || data.paid.length > 0) && <PaidRebates rows={data.paid} />}
    </div>
  );
}

/** What counts from tomorrow, and how it is paid in this market. */
function Today({ rebates: { mode, today, days, levelPercent } }: { rebates: ValueOf<typeof rebates> }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <p className={styles.today}>
      <strong>{t('rebates.today', { amount: format.money(today) })}</strong>{' '}
      {t(mode === 'claimed' ? 'rebates.howClaimed' : 'rebates.howCredited', { count: days })}
      {levelPercent > 0 && ` ${t('rebates.level', { percent: format.percent(levelPercent, 2) })}`}
    </p>
  );
}
