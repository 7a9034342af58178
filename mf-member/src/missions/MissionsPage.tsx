import './missionTexts.ts';
import { CallError, invalidate } from '@unisite/shared/api';
import { claimMission, type MemberMission, missionLeaders, missions } from '@unisite/shared/contract/missions';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, EmptyState, Panel, QueryError, Skeleton, Tabs, toastStore } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import { type ReactElement, useState } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { subPagePath } from '../centre/subPage.ts';
import { Leaders } from './Leaders.tsx';
import { MissionRow } from './MissionRow.tsx';
import styles from './Missions.module.css';
import { OnBreakNotice } from './OnBreakNotice.tsx';
import { useGiftText } from './useGiftText.ts';
import { useMissions } from './useMissions.ts';

const groups = ['all', 'daily', 'weekly', 'once'] as const;

/** Missions with progress and rewards, and the weekly leaderboard (section 2, missionLeaderboard). */
export default function MissionsPage(): ReactElement {
  const t = useText();
  const { guest, onBreak } = usePermissions();
  return (
    <>
      <PageHead page="missionLeaderboard" note={guest || onBreak ? undefined : t('missions.renewed')} />
      {guest ? <ForMembersOnly /> : onBreak ? <OnBreakNotice /> : <Missions />}
    </>
  );
}

function Missions(): ReactElement {
  const t = useText();
  const query = useMissions();
  const address = useSearch();
  const { data, error } = query;
  const group = groups.find((one) => one === address.get('group')) ?? 'all';
  const { claim, claiming } = useClaims();
  if (data?.onBreak) return <OnBreakNotice />;
  const rows = data?.rows.filter(({ repeats }) => group === 'all' || repeats === group) ?? [];
  const ready = data?.rows.filter(({ state }) => state === 'ready') ?? [];
  return (
    <div className="stack">
      <Tabs
        label={t('missions.groups')}
        value={group}
        tabs={groups.map((id) => ({ id, label: t(`missions.group.${id}`) }))}
        onChange={(id) => navigate(subPagePath('missionLeaderboard', { group: id === 'all' ? null : id }))}
      />
      <Panel
        title={t('missions.title')}
        flush
        busy={!data && !error}
        end={ready.length > 1 && <ClaimAll ready={ready} claiming={claiming} onClaim={() => claim(ready)} />}
      >
        {error && !data && <QueryError title={t('missions.failed')} query={query} />}
        {!data && !error && (
          <div className="panel__body">
            <Skeleton kind="row" count={6} />
          </div>
        )}
        {data && rows.length === 0 && <EmptyState picture="lantern" level={3} title={t(`missions.none.${group}`)} />}
        {rows.length > 0 && (
          <ul className={styles.tasks}>
            {rows.map((mission) => (
              <MissionRow
                key={`${mission.id} ${mission.period}`}
                mission={mission}
                isBusy={claiming !== null}
                onClaim={() => claim([mission])}
              />
            ))}
          </ul>
        )}
      </Panel>
      <Leaders />
      <Panel title={t('missions.rules')}>
        <ul className={styles.rules}>
          {(['play', 'claim', 'back', 'deposit'] as const).map((one) => (
            <li key={one}>{t(`missions.rule.${one}`)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

interface Claiming {
  readonly done: number;
  readonly count: number;
}

/** Claims missions one after the other; stops at the first refusal and reports it. */
function useClaims(): { claim: (rows: readonly MemberMission[]) => void; claiming: Claiming | null } {
  const t = useText();
  const language = useLanguage();
  const giftText = useGiftText();
  const { sendOnce } = useRetryableCall();
  const [claiming, setClaiming] = useState<Claiming | null>(null);
  const claim = async (rows: readonly MemberMission[]): Promise<void> => {
    try {
      for (const [done, { id, period, title }] of rows.entries()) {
        setClaiming({ done, count: rows.length });
        const { gives } = await sendOnce(claimMission, { id, period });
        toastStore.show({
          tone: 'won',
          icon: 'check',
          title: t('missions.done', { what: giftText(gives).words }),
          text: title,
        });
        if (gives.kind === 'bonus') void refreshWallets();
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toastStore.show({ tone: 'error', title: refusalSentence(error, language) });
    } finally {
      setClaiming(null);
      for (const operation of [missions, missionLeaders]) void invalidate(operation);
    }
  };
  return { claim: (rows) => void (claiming === null && claim(rows)), claiming };
}

interface ClaimAllProps {
  ready: readonly MemberMission[];
  claiming: Claiming | null;
  onClaim: () => void;
}

function ClaimAll({ ready, claiming, onClaim }: ClaimAllProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const count = ready.length;
  const points = ready.reduce((sum, { gives }) => sum + (gives.kind === 'points' ? gives.points : 0), 0);
  const isPointsOnly = ready.every(({ gives }) => gives.kind === 'points');
  return (
    <Button size="sm" variant="primary" busy={claiming !== null} onClick={onClaim}>
      {claiming
        ? t('missions.claiming', { done: claiming.done + 1, count: claiming.count })
        : isPointsOnly
          ? t('missions.claimAllPoints', { count, points: format.number(points) })
          : t('missions.claimAll', { count })}
    </Button>
  );
}
