import type { DrawExposurePick } from '@unisite/shared/contract/operatorsLottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import styles from './Draws.module.css';
import { isClosed, limitOf } from './heat.ts';
import type { LimitablePick } from './limitablePick.ts';

interface PickPanelProps {
  looked: DrawExposurePick;
  stakedOnBet: number;
  currency: string;
  /** Null: sales have ended. */
  limitable: LimitablePick | null;
}

/** Figures of one pick, and actions on it. */
export function PickPanel({ looked, stakedOnBet, currency, limitable }: PickPanelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => format.figures(amount, { whole: true });
  return (
    <div className={styles.aside}>
      <dl className={styles.pick}>
        <div>
          <dt>{t('draws.pick')}</dt>
          <dd>
            <strong>{looked.pick || t('draws.wholeBet')}</strong>
          </dd>
        </div>
        <div>
          <dt>{t('draws.stakedOn')}</dt>
          <dd className="num">{money(looked.staked)}</dd>
        </div>
        <div>
          <dt>{t('draws.mayWin')}</dt>
          <dd className="num">{money(looked.payout)}</dd>
        </div>
        <div>
          <dt>{t('draws.limit')}</dt>
          <dd className="num">{looked.lowered === 0 ? t('pickLimit.closed') : money(limitOf(looked))}</dd>
        </div>
        {looked.lowered !== null && (
          <div>
            <dt>{t('draws.marketLimit')}</dt>
            <dd className="num">{money(looked.exposure)}</dd>
          </div>
        )}
        <div>
          <dt>{t('draws.ifDrawn')}</dt>
          <dd className={classNames('num', stakedOnBet < looked.payout && 'down')}>
            {format.figures(stakedOnBet - looked.payout, { whole: true, signed: true })} {currency}
          </dd>
        </div>
      </dl>
      {limitable && (
        <div className="row">
          <DialogButton
            size="sm"
            variant="outline"
            icon="edit"
            request={{ kind: 'limitPick', of: limitable, act: 'limit' }}
          >
            {t(looked.lowered === null ? 'pickForm.lower' : 'pickForm.change')}
          </DialogButton>
          {!isClosed(looked) && (
            <DialogButton
              size="sm"
              variant="danger"
              icon="lock"
              request={{ kind: 'limitPick', of: limitable, act: 'close' }}
            >
              {t('pickForm.closeIt')}
            </DialogButton>
          )}
        </div>
      )}
    </div>
  );
}
