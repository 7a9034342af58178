import { call, useOperation } from '@unisite/shared/api';
import { category as categories } from '@unisite/shared/contract/games';
import { betState, bets } from '@unisite/shared/contract/members';
import { dayOf, spreadsheetTime } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Chips, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { betColumns } from './betColumns.tsx';
import { type BetFilters, betsPath, betsRequest, hasFilters, noFilters, readBetFilters } from './betFilters.ts';
import { type Bet, outcomeOf } from './betOutcome.ts';
import { rowsAtATime } from './collectRows.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { RangeFields } from './RangeFields.tsx';
import { pageSize, RecordPage } from './RecordPage.tsx';
import type { Download } from './useDownload.ts';

const every = 'all';

/** The betting record (section 2, personalHistoryCopy): all of the member's rounds, filtered by the address. */
export default function BetsPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = dayOf(new Date());
  const filters = readBetFilters(useLocation().search, today);
  const { category, state, range, page } = filters;
  const record = useOperation(bets, betsRequest(filters, pageSize), { keepPrevious: true });
  const go = (to: Partial<BetFilters>, replace = true) =>
    navigate(betsPath({ ...filters, page: 1, ...to }, today), { replace });
  const { data } = record;

  const download = (): Download<Bet> => ({
    name: `unisite-${t('bet.file')}-${range.from}-${range.to}`,
    fetchPage: (at, signal) => call(bets, betsRequest({ ...filters, page: at }, rowsAtATime), { signal }),
    head: [
      t('record.timeZone'),
      t('bet.game'),
      t('bet.vendor'),
      t('bet.category'),
      t('record.reference'),
      t('bet.stakedUnit'),
      t('bet.wonUnit'),
      t('bet.netUnit'),
      t('bet.state'),
    ],
    cells: (bet) => [
      spreadsheetTime(bet.at),
      bet.game.name,
      bet.game.vendorName,
      t(`category.${bet.category}`),
      bet.reference,
      bet.staked,
      bet.won,
      bet.net,
      t(`outcome.${outcomeOf(bet)}`),
    ],
  });

  return (
    <>
      <PageHead page="personalHistoryCopy" updatedAt={record.dataUpdatedAt} />
      <RecordPage
        caption={t('bet.caption')}
        download={<DownloadButton download={download} disabled={!data?.total} />}
        toolbar={
          <>
            <Chips
              label={t('bet.categories')}
              value={category ?? every}
              onChange={(id) => go({ category: categories.options.find((one) => one === id) ?? null })}
              options={[
                { id: every, label: t('record.all') },
                ...categories.options.map((id) => ({ id, label: t(`category.${id}`) })),
              ]}
            />
            <RangeFields
              range={range}
              today={today}
              onRange={(to) => go({ range: to })}
              end={
                <Select
                  label={t('bet.state')}
                  hideLabel
                  size="sm"
                  value={state ?? ''}
                  placeholder={t('bet.anyState')}
                  options={betState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
                  onChange={({ target }) => go({ state: betState.options.find((one) => one === target.value) ?? null })}
                />
              }
            />
          </>
        }
        totals={[
          { label: t('bet.staked'), icon: 'ticket', amount: data?.totals.staked },
          { label: t('bet.won'), icon: 'trophy', amount: data?.totals.won },
          { label: t('bet.net'), icon: 'trend', amount: data?.totals.net, signed: true },
        ]}
        columns={betColumns(t, format)}
        record={record}
        page={page}
        onPage={(to) => go({ page: to }, false)}
        onReset={hasFilters(filters, today) ? () => navigate(betsPath(noFilters(today), today)) : null}
      />
    </>
  );
}
