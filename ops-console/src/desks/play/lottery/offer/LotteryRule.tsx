import type { MarketView } from '@unisite/shared/contract/operators';
import { offerKey } from '@unisite/shared/contract/operatorsMarketLottery';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Scroller, Select } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from '../../../../acts/settings/SettingFields.module.css';
import { SettingRule } from '../../../../acts/settings/SettingRule.tsx';
import { boardOf, boardsOf } from './boards.ts';
import { offerFacts, useOfferText } from './useOfferText.ts';

/** A market's lottery offers, one board at a time, with a button to change them. */
export function LotteryRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const words = useOfferText();
  const { series, offers } = settings.marketLottery;
  const boards = boardsOf(offers);
  const [board, setBoard] = useState(boards[0] ?? '');
  return (
    <SettingRule
      kind="marketLottery"
      market={market}
      title={t('lottery.rule')}
      text={t('lottery.text')}
      change={{
        label: t('lottery.change'),
        name: t('lottery.title', { market: localized(market.name) }),
        request: { kind: 'marketLottery', market, settings },
      }}
      allowWhilePending
    >
      <p>{t('lottery.seriesIs', { series })}</p>
      <Select
        label={t('lottery.board')}
        value={board}
        onChange={({ target }) => setBoard(target.value)}
        options={boards.map((one) => ({ value: one, label: one }))}
      />
      <Scroller label={board} className={styles.scroll}>
        <table className={styles.rules}>
          <thead>
            <tr>
              <th scope="col">{t('lottery.bet')}</th>
              {offerFacts.map((fact) => (
                <th key={fact} scope="col">
                  {t(`lottery.fact.${fact}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offers
              .filter((offer) => boardOf(offer) === board)
              .map((offer) => (
                <tr key={offerKey(offer)}>
                  <th scope="row">{offer.class === 'all' ? offer.bet : `${offer.bet}, ${offer.class}`}</th>
                  {offerFacts.map((fact) => (
                    <td key={fact} className={fact === 'isOpen' ? undefined : 'num'}>
                      {words.value(fact, offer)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
    </SettingRule>
  );
}
