import type { DeskDraw } from '@unisite/shared/contract/operatorsLottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { drawTags } from './drawTags.ts';

/** Progress and totals of a draw's settlement. */
export function Settlement({ draw }: { draw: DeskDraw }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const { tickets, settled, state, money } = draw;
  const share = tickets === 0 ? 1 : settled / tickets;
  return (
    <Panel title={t('draws.settlement')}>
      <div className={styles.progress}>
        <div className="row">
          <Tag {...drawTags[state]}>{t(`draws.state.${state}`)}</Tag>
          <span className="num">
            {t('draws.settledOf', {
              settled: figures.count(settled),
              tickets: figures.count(tickets),
              share: figures.rate(share),
            })}
          </span>
        </div>
        <Meter value={share} label={t('draws.settlement')} tone="jade" />
        {money.map(({ currency, staked, won }) => (
          <p key={currency} className="num">
            {t('draws.houseResult', {
              staked: format.figures(staked, { whole: true }),
              won: format.figures(won, { whole: true }),
              result: format.figures(staked - won, { whole: true, signed: true }),
              currency,
            })}
          </p>
        ))}
      </div>
    </Panel>
  );
}
