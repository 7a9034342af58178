import type { MarketView } from '@unisite/shared/contract/operators';
import type { MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import { limitNames } from './limitNames.ts';
import styles from './Markets.module.css';

/** A market's limits on money, with a button to change them, and what waits. */
export function LimitsRule({ market, limits }: { market: MarketView; limits: MoneyLimits }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const waiting = useOperation(proposals, {}).data?.proposals.find(
    ({ change }) => change.kind === 'moneyLimits' && change.market === market.code,
  );
  return (
    <div className={styles.rule}>
      <div>
        <h3>{t('limits.rule')}</h3>
        <p className="muted">{t('limits.text')}</p>
      </div>
      <dl className="facts">
        {limitNames.map((name) => (
          <div key={name} className={styles.limit}>
            <dt>{t(`limits.${name}`)}</dt>
            <dd className="num">{format.money(limits[name], { whole: true })}</dd>
          </div>
        ))}
      </dl>
      {waiting ? (
        <ProposalBox proposal={waiting} />
      ) : (
        <div className="row">
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('limits.title', { market: localized(market.name) })}
            request={{ kind: 'limits', market, limits }}
          >
            {t('limits.change')}
          </DialogButton>
        </div>
      )}
    </div>
  );
}
