import { invalidate, useOperation } from '@unisite/shared/api';
import { type BonusGroup, bonusGroup, memberBonuses } from '@unisite/shared/contract/bonuses';
import { useBusEvent } from '@unisite/shared/events';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Panel, QueryError, Skeleton, Tabs } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';
import { RecordFoot } from '../records/RecordFoot.tsx';
import { Bonus } from './Bonus.tsx';
import styles from './Bonuses.module.css';
import { FreeRoundsPanel } from './FreeRoundsPanel.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';

const pageSize = 10;

/** The member's free rounds and bonuses (section 2, bonusDetails): amounts held, wagering progress, and past ones. */
export default function BonusesPage(): ReactElement {
  return (
    <>
      <PageHead page="bonusDetails" />
      {usePermissions().guest ? (
        <ForMembersOnly />
      ) : (
        <>
          <FreeRoundsPanel />
          <Bonuses />
        </>
      )}
    </>
  );
}

function Bonuses(): ReactElement {
  const t = useText();
  const format = useFormat();
  const address = useSearch();
  const group = bonusGroup.options.find((one) => one === address.get('group')) ?? 'open';
  const page = readListPage(address);
  // whoever comes back from a game sees how far they are wagered
  const query = useOperation(memberBonuses, { group, page, pageSize }, { keepPrevious: true, staleTime: 0 });
  // the outcome of a bonus is announced by a message
  useBusEvent('messages.unread', () => void invalidate(memberBonuses));
  const [givingUp, setGivingUp] = useState<string | null>(null);
  const { data, error } = query;
  const go = (to: BonusGroup, at: number) =>
    navigate(subPagePath('bonusDetails', { group: to === 'open' ? null : to, p: writeListPage(at) }));
  const asked = data?.rows.find(({ id }) => id === givingUp);
  return (
    <Panel
      title={t('bonuses.title')}
      end={
        <Tabs
          label={t('bonuses.groups')}
          fit
          value={group}
          tabs={bonusGroup.options.map((id) => ({ id, label: t(`bonuses.${id}`) }))}
          onChange={(id) => go(bonusGroup.options.find((one) => one === id) ?? 'open', 1)}
        />
      }
      flush
      busy={!data && !error}
    >
      {error && !data && <QueryError title={t('bonuses.failed')} query={query} />}
      {!data && !error && (
        <div className={styles.bones}>
          <Skeleton count={6} />
        </div>
      )}
      {data && data.rows.length === 0 && <NoBonus group={group} />}
      {data && data.rows.length > 0 && (
        <>
          {group === 'open' && (
            <p className={styles.held}>
              <strong>{t('bonuses.held', { amount: format.money(data.held) })}</strong> {t('bonuses.order')}
            </p>
          )}
          <ul>
            {data.rows.map((bonus) => (
              <Bonus key={bonus.id} bonus={bonus} onGiveUp={() => setGivingUp(bonus.id)} />
            ))}
          </ul>
          {data.total > pageSize && (
            <RecordFoot page={page} pageSize={pageSize} total={data.total} onPage={(next) => go(group, next)} />
          )}
        </>
      )}
      {asked && <GiveUpDialog bonus={asked} onClose={() => setGivingUp(null)} />}
    </Panel>
  );
}

function NoBonus({ group }: { group: BonusGroup }): ReactElement {
  const t = useText();
  const { onBreak } = usePermissions();
  return (
    <EmptyState
      picture="ticket"
      level={3}
      title={t(`bonuses.none.${group}`)}
      {...(group === 'open' &&
        !onBreak && {
          text: t('bonuses.noneText'),
          action: <Button href="/promotions">{t('bonuses.promotions')}</Button>,
        })}
    />
  );
}
