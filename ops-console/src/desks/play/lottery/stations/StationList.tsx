import { lotteryStations } from '@unisite/shared/contract/operatorsStations';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Button, ErrorState, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import cards from '../../../../frame/cards/Cards.module.css';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { usePlanText } from './usePlanText.ts';

/** Stations with their timetables: the current week, future changes, and a button to change them. */
export function StationList(): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const words = usePlanText();
  const { data, error, isFetching, refetch } = useOperation(lotteryStations, {});
  const lines = (sentences: readonly string[]) => sentences.map((sentence) => <div key={sentence}>{sentence}</div>);
  return (
    <>
      <p>
        <Button size="sm" variant="quiet" icon="left" href={hashOf({ page: 'lottery', look: null })}>
          {t('draws.back')}
        </Button>
      </p>
      <div className={cards.head}>
        <div>
          <h1>{t('stations.title')}</h1>
          <p className="muted">{t('stations.intro')}</p>
        </div>
      </div>
      <Panel flush busy={isFetching && !data}>
        {error && !data ? (
          <ErrorState
            title={t('stations.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        ) : (
          <Table
            caption={t('stations.title')}
            rows={data?.stations}
            rowKey={({ code }) => code}
            empty={null}
            columns={[
              {
                key: 'name',
                head: t('stations.station'),
                cell: ({ code, name }) => (
                  <>
                    <strong>{localized(name)}</strong> <span className="muted">{code}</span>
                  </>
                ),
              },
              {
                key: 'week',
                head: t('stations.week'),
                label: t('stations.week'),
                cell: ({ week }) => {
                  const rules = words.week(week);
                  return rules.length > 0 ? lines(rules) : t('station.none');
                },
              },
              {
                key: 'changes',
                head: t('stations.changes'),
                label: t('stations.changes'),
                cell: ({ plan }) => (plan.changes.length > 0 ? lines(words.changes(plan.changes)) : '–'),
              },
              {
                key: 'closes',
                head: t('station.closes'),
                label: t('station.closes'),
                end: true,
                cell: ({ plan }) => t('station.seconds', { n: figures.count(plan.closeSeconds) }),
              },
              {
                key: 'entropy',
                head: t('station.entropy'),
                label: t('station.entropy'),
                cell: ({ isOfficial, plan }) =>
                  isOfficial ? (
                    <span className="muted">{t('stations.elsewhere')}</span>
                  ) : (
                    t(`station.source.${plan.entropySource}`)
                  ),
              },
              {
                key: 'change',
                head: <span className="visually-hidden">{t('stations.change')}</span>,
                end: true,
                cell: (station) => (
                  <DialogButton
                    size="sm"
                    variant="outline"
                    icon="edit"
                    aria-label={t('stations.changeOf', { name: localized(station.name) })}
                    request={{ kind: 'station', station, hasBeacon: data?.hasBeacon ?? false }}
                  >
                    {t('stations.change')}
                  </DialogButton>
                ),
              },
            ]}
          />
        )}
      </Panel>
    </>
  );
}
