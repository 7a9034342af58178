import type { OperatorIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';

/** The member's statement about the document, and what the site knows. */
export function IdentityFacts({ check }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const { market, document, holder, validUntil, sameNumber, triesLeft, reason, acceptedUntil } = check;
  return (
    <Panel title={t('identity.facts')}>
      <dl className="facts">
        <dt>{t('identity.market')}</dt>
        <dd>{nameOf(market)}</dd>
        <dt>{t('identity.documentKind')}</dt>
        <dd>{t(`identity.document.${document ?? 'none'}`)}</dd>
        <dt>{t('identity.validUntil')}</dt>
        <dd className="num">
          {validUntil ? validUntil.split('-').reverse().join('/') : t(document ? 'identity.noEnd' : 'identity.unknown')}
        </dd>
        <dt>{t('identity.holder')}</dt>
        <dd>{holder ?? t('identity.unknown')}</dd>
        <dt>{t('identity.sameNumber')}</dt>
        <dd className="num">{figures.count(sameNumber)}</dd>
        <dt>{t('identity.triesLeft')}</dt>
        <dd className="num">{figures.count(triesLeft)}</dd>
        {reason && (
          <>
            <dt>{t('identity.reason')}</dt>
            <dd>{t(`identity.why.${reason}`)}</dd>
          </>
        )}
        {acceptedUntil && (
          <>
            <dt>{t('identity.acceptedUntil')}</dt>
            <dd>
              <time dateTime={acceptedUntil}>{figures.when(acceptedUntil)}</time>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
