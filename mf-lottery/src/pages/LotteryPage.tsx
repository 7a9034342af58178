import { prefetch, useOperation } from '@unisite/shared/api';
import { lotteryMenus } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, ErrorState, Panel, Placeholder } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { kindOf, pathOf } from '../draws/electronicGame.ts';
import { LotteryTabs } from '../draws/LotteryTabs.tsx';
import { lotteryPlace } from '../draws/lotteryPlace.ts';
import { type Menu, vietnameseMenus } from '../draws/menuColumns.ts';
import { StationPicker } from '../draws/StationPicker.tsx';
import { ReadingNote } from '../results/ReadingNote.tsx';
import { StationResults } from '../results/StationResults.tsx';

prefetch(lotteryMenus, {});

/** The Vietnamese lotteries: today's draws, and the results of the chosen station. */
export default function LotteryPage(): ReactElement {
  const t = useText();
  const address = useSearch();
  // what is chosen for the visitor stays chosen while the page is open
  const [openedAt] = useState(Date.now);
  const menus = useOperation(lotteryMenus, {}, { staleTime: 600_000 });

  if (menus.error && !menus.data) {
    return (
      <div className="wrap page page--tight">
        <ErrorState
          title={t('draws.failed')}
          text={menus.error.message}
          code={menus.error.code}
          onRetry={() => void menus.refetch()}
          busy={menus.isFetching}
        />
      </div>
    );
  }
  if (!menus.data) return <Placeholder shape="page" />;
  const place = lotteryPlace(menus.data.menus, address, openedAt);
  if (!place) return <NoStation menus={menus.data.menus} code={address.get('gameCode')} />;
  return (
    <div className="wrap page page--tight">
      <LotteryTabs menus={menus.data.menus} at="/lottery" />
      <StationResults
        key={place.game.code}
        game={place.game}
        address={address}
        picker={<StationPicker menus={vietnameseMenus(menus.data.menus)} place={place} address={address} />}
      />
      <ReadingNote game={place.game} />
    </div>
  );
}

/** There is no such station: what there is instead. */
function NoStation({ menus, code }: { menus: readonly Menu[]; code: string | null }): ReactElement {
  const t = useText();
  const electronic = menus.flatMap(({ gameMenus }) => gameMenus).find((game) => game.code === code && kindOf(game));
  const hasStations = vietnameseMenus(menus).length > 0;
  const [to, action] = electronic
    ? [pathOf(electronic), 'missing.openElectronic']
    : hasStations
      ? ['/lottery', 'missing.openToday']
      : ['/elott', 'missing.openElott'];
  return (
    <div className="wrap page page--tight">
      <h1 className="visually-hidden">{t('missing.heading')}</h1>
      <Panel>
        <EmptyState
          picture="ticket"
          title={t(hasStations ? 'missing.station' : 'missing.region')}
          text={t(electronic ? 'missing.isElectronic' : hasStations ? 'missing.stationText' : 'missing.regionText')}
          action={
            <Button variant="primary" href={to}>
              {t(action)}
            </Button>
          }
        />
      </Panel>
    </div>
  );
}
