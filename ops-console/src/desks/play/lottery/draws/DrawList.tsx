import {
  type DeskDraw,
  type DeskSelection,
  deskSelection,
  lotteryDraws,
} from '@unisite/shared/contract/operatorsLottery';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, Chips, EmptyState, ErrorState, Pagination, Panel, Table, Tag } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import cards from '../../../../frame/cards/Cards.module.css';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { drawTags } from './drawTags.ts';

const pageSize = 20;
/** Sales and settlements send no event: the list is polled, milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/** The list of draws; those that need an operator first. */
export function DrawList(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [selection, setSelection] = useState<DeskSelection>('waiting');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(
    lotteryDraws,
    { selection, page, pageSize },
    { keepPrevious: true, every: POLL_INTERVAL_MS },
  );
  return (
    <>
      <div className={cards.head}>
        <div>
          <h1>{t('draws.title')}</h1>
          <p className="muted">{t('draws.intro')}</p>
        </div>
        <span className="row">
          <Button size="sm" variant="outline" icon="refresh" href={hashOf({ page: 'lottery', look: 'plans' })}>
            {t('plans.title')}
          </Button>
          <Button size="sm" variant="outline" icon="clock" href={hashOf({ page: 'lottery', look: 'stations' })}>
            {t('stations.title')}
          </Button>
        </span>
      </div>
      <Chips
        label={t('draws.filter')}
        value={selection}
        onChange={(id) => {
          setSelection(deskSelection.options.find((one) => one === id) ?? 'waiting');
          setPage(1);
        }}
        options={deskSelection.options.map((id) => ({ id, label: t(`draws.selection.${id}`) }))}
      />
      <h2 className="visually-hidden">{t('draws.list')}</h2>
      <Panel flush busy={isFetching && !data}>
        {error && !data ? (
          <ErrorState
            title={t('draws.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        ) : (
          <DrawTable rows={data?.rows} selection={selection} />
        )}
        {data && data.total > pageSize && (
          <div className="table-foot">
            <span>{t('draws.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}

function DrawTable({
  rows,
  selection,
}: {
  rows: readonly DeskDraw[] | undefined;
  selection: DeskSelection;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = useNumberFormat();
  return (
    <Table
      caption={t('draws.list')}
      rows={rows}
      rowKey={({ code, numero }) => `${code}/${numero}`}
      empty={<EmptyState picture="lantern" title={t(`draws.none.${selection}`)} />}
      columns={[
        {
          key: 'draw',
          head: t('draws.draw'),
          cell: ({ name, numero }) => (
            <>
              <strong>{localized(name)}</strong> <span className="muted num">{numero}</span>
            </>
          ),
        },
        { key: 'at', head: t('draws.at'), label: t('draws.at'), cell: ({ drawsAt }) => figures.when(drawsAt) },
        {
          key: 'state',
          head: t('draws.stateHead'),
          label: t('draws.stateHead'),
          cell: (draw) => (
            <span className="row">
              <Tag {...drawTags[draw.state]}>{t(`draws.state.${draw.state}`)}</Tag>
              {draw.entries.length > 0 && <Tag tone="gold">{t('draws.entered', { count: draw.entries.length })}</Tag>}
              {draw.voiding && <Tag tone="coral">{t('draws.voidingShort')}</Tag>}
            </span>
          ),
        },
        {
          key: 'tickets',
          head: t('draws.tickets'),
          label: t('draws.tickets'),
          end: true,
          cell: ({ tickets }) => figures.count(tickets),
        },
        {
          key: 'staked',
          head: t('draws.staked'),
          label: t('draws.staked'),
          end: true,
          cell: ({ money }) =>
            money.length === 0
              ? '–'
              : money.map(({ currency, staked }) => (
                  <div key={currency} className="num">
                    {format.figures(staked, { whole: true })} {currency}
                  </div>
                )),
        },
        {
          key: 'open',
          head: <span className="visually-hidden">{t('draws.open')}</span>,
          end: true,
          cell: ({ code, numero, name }) => (
            <Button
              size="sm"
              variant="outline"
              icon="eye"
              href={hashOf({ page: 'lottery', look: { code, numero } })}
              aria-label={t('draws.openOf', { draw: `${localized(name)} ${numero}` })}
            >
              {t('draws.open')}
            </Button>
          ),
        },
      ]}
    />
  );
}
