import { electronicGroupOf, lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, useStartTime } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { BettingPage } from '../betting/BettingPage.tsx';
import { LotteryBar } from '../draws/LotteryBar.tsx';
import { lotteryPlace } from '../draws/lotteryPlace.ts';
import { type Menu, vietnameseMenus } from '../draws/menuColumns.ts';
import { StationPicker } from '../draws/StationPicker.tsx';
import { viewOf } from '../draws/ViewTabs.tsx';
import { WithMenus } from '../draws/WithMenus.tsx';
import { PartnerLotteries } from '../partners/PartnerLotteries.tsx';
import { ReadingNote } from '../results/ReadingNote.tsx';
import { StationResults } from '../results/StationResults.tsx';
import './pageTexts.ts';

/** The Vietnamese lotteries: today's draws, and the results of the chosen station. */
export default function LotteryPage(): ReactElement {
  const address = useSearch();
  // the default choice stays while the page is open
  const openedAt = useStartTime(60_000);
  return (
    <WithMenus>
      {(menus) => {
        const place = lotteryPlace(menus, address, openedAt);
        if (!place) return <NoStation menus={menus} code={address.get('gameCode')} />;
        return (
          <>
            <LotteryBar menus={menus} at="/lottery" address={address} code={place.game.code} />
            {viewOf(address) === 'results' ? (
              <>
                <StationResults
                  key={place.game.code}
                  game={place.game}
                  address={address}
                  picker={<StationPicker menus={vietnameseMenus(menus)} place={place} address={address} />}
                />
                <ReadingNote game={place.game} />
              </>
            ) : (
              <BettingPage
                key={place.game.code}
                game={place.game}
                address={address}
                picker={<StationPicker menus={vietnameseMenus(menus)} place={place} address={address} />}
              />
            )}
            <PartnerLotteries back="/lottery" />
          </>
        );
      }}
    </WithMenus>
  );
}

/** An unknown station: offers what there is instead. */
function NoStation({ menus, code }: { menus: readonly Menu[]; code: string | null }): ReactElement {
  const t = useText();
  const electronic = menus
    .flatMap(({ gameMenus }) => gameMenus)
    .find((game) => game.code === code && electronicGroupOf(game));
  const hasStations = vietnameseMenus(menus).length > 0;
  const [to, action] = electronic
    ? [lotteryAddress(electronic), 'missing.openElectronic']
    : hasStations
      ? ['/lottery', 'missing.openToday']
      : ['/elott', 'missing.openElott'];
  return (
    <>
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
    </>
  );
}
