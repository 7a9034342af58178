import { useOperation } from '@unisite/shared/api';
import { type DrawResult, type LotteryGame, openedNumbers } from '@unisite/shared/contract/lottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { dayOfDraw } from '@unisite/shared/lottery';
import { EmptyState, ErrorState, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { RegionTable } from '../parts/RegionTable.tsx';

/** The region's other stations of the same day; for the north, which has one station, those of the south. */
export function NeighboursPanel({ game, draw }: { game: LotteryGame; draw: DrawResult }): ReactElement {
  const t = useText();
  const format = useFormat();
  const region = game.region === 'central' ? 'central' : 'south';
  const day = dayOfDraw(draw.numero);
  const opened = useOperation(openedNumbers, { region, day });
  const title = t('results.ofDay', { region: t(`region.${region}`), day: format.dayAndMonth(draw.drawnAt) });
  return (
    <Panel flush title={title} busy={!opened.data && !opened.error}>
      {opened.error && !opened.data && (
        <ErrorState title={t('results.failed')} code={opened.error.code} onRetry={() => void opened.refetch()} />
      )}
      {!opened.data && !opened.error && (
        <div className="panel__body">
          <Skeleton kind="block" count={8} height={36} />
        </div>
      )}
      {opened.data?.rows.length === 0 && (
        <EmptyState picture="ticket" title={t('results.noneThatDay')} text={t('results.noneThatDayText')} />
      )}
      {opened.data && opened.data.rows.length > 0 && (
        <RegionTable
          caption={`${t('results.of', { region: t(`region.${region}`) })}, ${format.date(draw.drawnAt)}`}
          rows={opened.data.rows}
        />
      )}
    </Panel>
  );
}
