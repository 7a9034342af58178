import { useOperation } from '@unisite/shared/api';
import { activities } from '@unisite/shared/contract/promotions';
import { rebates } from '@unisite/shared/contract/rebates';
import { useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Panel, QueryError, Skeleton, Tabs } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { subPagePath } from '../centre/subPage.ts';
import styles from './Activities.module.css';
import { ActivityRow } from './ActivityRow.tsx';
import { type ActivityGroup, activityGroups, groupOf } from './groups.ts';
import { RebateRow } from './RebateRow.tsx';

/** All promotions in the member's state (section 2, rewardCenter), actionable ones first. */
export default function ActivitiesPage(): ReactElement {
  return (
    <>
      <PageHead page="rewardCenter" />
      {usePermissions().guest ? <ForMembersOnly /> : <Activities />}
    </>
  );
}

function Activities(): ReactElement {
  const t = useText();
  const { onBreak } = usePermissions();
  const address = useSearch();
  const group = activityGroups.find((one) => one === address.get('group')) ?? 'all';
  const query = useOperation(activities, {}, { staleTime: 0 });
  const back = useOperation(rebates, {}, { staleTime: 0 });
  const { data, error } = query;
  const claimable = back.data?.mode === 'claimed' ? back.data.open.filter(({ isTooLittle }) => !isTooLittle) : [];
  const all = data?.rows ?? [];
  const count = (of: ActivityGroup) =>
    all.filter(({ state }) => of === 'all' || groupOf(state) === of).length +
    (claimable.length > 0 && (of === 'all' || of === 'todo') ? 1 : 0);
  const rows = all.filter(({ state }) => group === 'all' || groupOf(state) === group);
  const hasRebate = claimable.length > 0 && (group === 'all' || group === 'todo');
  return (
    <Panel
      title={t('activities.title')}
      flush
      busy={!data && !error}
      end={
        <Tabs
          label={t('activities.groups')}
          fit
          value={group}
          tabs={activityGroups.map((id) => ({
            id,
            label: data
              ? t('activities.counted', { group: t(`activities.group.${id}`), count: count(id) })
              : t(`activities.group.${id}`),
          }))}
          onChange={(id) => navigate(subPagePath('rewardCenter', { group: id === 'all' ? null : id }))}
        />
      }
    >
      {error && !data && <QueryError title={t('activities.failed')} query={query} />}
      {!data && !error && (
        <div className={styles.bones}>
          <Skeleton count={6} />
        </div>
      )}
      {data && rows.length === 0 && !hasRebate && (
        <EmptyState
          picture="ticket"
          level={3}
          title={t(`activities.none.${group}`)}
          action={!onBreak && <Button href="/promotions">{t('bonuses.promotions')}</Button>}
        />
      )}
      {data && (rows.length > 0 || hasRebate) && (
        <ul>
          {hasRebate && <RebateRow rows={claimable} />}
          {rows.map((row) => (
            <ActivityRow key={row.id} activity={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
