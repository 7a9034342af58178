import './missionTexts.ts';
import { type DeskMission, missionDesk, rewardsGiven } from '@unisite/shared/contract/operatorsMissions';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { EmptyState, Panel, Select, Table, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { Loaded } from '../../../frame/parts/Loaded.tsx';
import { useMarket } from '../../../frame/words/useMarket.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useMissionText } from './useMissionText.ts';

const looks: Readonly<Record<DeskMission['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  scheduled: { tone: 'sky', icon: 'clock' },
  running: { tone: 'jade', icon: 'play' },
  ended: { icon: 'history' },
};

/** Missions, with buttons to write and end one, and rewards by day. */
export function MissionDesk(): ReactElement {
  const t = useText();
  const { data, error, isFetching, refetch } = useOperation(missionDesk, {});
  return (
    <>
      <p className="muted">{t('missions.intro')}</p>
      <Panel
        flush
        busy={isFetching}
        title={t('missions.title')}
        end={
          <DialogButton size="sm" variant="primary" icon="plus" request={{ kind: 'mission', mission: null }}>
            {t('missions.new')}
          </DialogButton>
        }
      >
        <Loaded data={data} error={error} title={t('missions.failed')} retry={() => void refetch()}>
          {data?.rows.length === 0 && <EmptyState title={t('missions.none')} />}
          <ul className={rows.rows}>
            {data?.rows.map((mission) => (
              <Line key={mission.id} mission={mission} />
            ))}
          </ul>
        </Loaded>
      </Panel>
      <Given />
    </>
  );
}

function Line({ mission }: { mission: DeskMission }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const missionText = useMissionText();
  const { id, draft, state, claimed, takenBack } = mission;
  const title = localized(draft.title);
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag {...looks[state]}>{t(`missions.state.${state}`)}</Tag>
          <strong>{title}</strong>
        </div>
        <p>{missionText(draft).join(' · ')}</p>
        <p className="muted">
          {[
            id,
            t('missions.claimed', { n: format.number(claimed) }),
            ...(takenBack > 0 ? [t('missions.takenBack', { n: format.number(takenBack) })] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="row">
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t('missions.changeOf', { title })}
          request={{ kind: 'mission', mission }}
        >
          {t('missions.change')}
        </DialogButton>
        {state !== 'ended' && (
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('missions.endOf', { title })}
            request={{ kind: 'endMission', mission }}
          >
            {t('missions.end')}
          </DialogButton>
        )}
      </div>
    </li>
  );
}

/** Recent rewards of a market's missions and wheel. */
function Given(): ReactElement {
  const t = useText();
  const format = useFormat();
  const { markets, nameOf } = useMarkets();
  const { market, choose } = useMarket();
  const { data, error, isFetching, refetch } = useOperation(rewardsGiven, { market }, { enabled: market !== '' });
  const money = (sum: number) => format.money(sum, { whole: true });
  const figure = (key: 'points' | 'tickets' | 'spins' | 'paid' | 'spinPoints') => ({
    key,
    head: t(`given.${key}`),
    label: t(`given.${key}`),
    end: true,
    className: 'is-line',
    cell: (row: { readonly [Name in typeof key]: number }) => <span className="num">{format.number(row[key])}</span>,
  });
  const sum = (key: 'money' | 'spinMoney') => ({
    key,
    head: t(`given.${key}`),
    label: t(`given.${key}`),
    end: true,
    className: 'is-line',
    cell: (row: { readonly [Name in typeof key]: number }) => <span className="num">{money(row[key])}</span>,
  });
  return (
    <Panel flush busy={isFetching} title={t('given.title')}>
      <div className="panel__body">
        <Select
          label={t('given.market')}
          value={market}
          onChange={({ target }) => choose(target.value)}
          options={markets.map(({ code }) => ({ value: code, label: nameOf(code) }))}
        />
      </div>
      <Loaded data={data} error={error} title={t('given.failed')} retry={() => void refetch()}>
        {data?.rows.length === 0 && <EmptyState title={t('given.none')} />}
        {data && data.rows.length > 0 && (
          <Table
            caption={t('given.title')}
            rows={data.rows}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', head: t('given.day'), cell: ({ day }) => <strong>{format.date(day)}</strong> },
              {
                key: 'claims',
                head: t('given.claims'),
                label: t('given.claims'),
                end: true,
                className: 'is-line',
                cell: ({ claims, takenBack }) => (
                  <span className="num">
                    {takenBack === 0
                      ? format.number(claims)
                      : t('given.claimsBack', { n: format.number(claims), back: format.number(takenBack) })}
                  </span>
                ),
              },
              figure('points'),
              sum('money'),
              figure('tickets'),
              figure('spins'),
              figure('paid'),
              figure('spinPoints'),
              sum('spinMoney'),
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
