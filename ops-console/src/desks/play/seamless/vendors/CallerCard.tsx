import type { VendorCaller } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { Panel, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import cards from '../../../../frame/cards/Cards.module.css';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

interface CallerCardProps {
  caller: VendorCaller;
  /** Number of vendors that it signs for. */
  vendors: number;
}

/** A caller of the wallet: its secret, settings, and call statistics. */
export function CallerCard({ caller, vendors }: CallerCardProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { calls, secret, standIn, unknownRollback, promoWins } = caller;
  const fact = (name: string, value: ReactElement | string) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Panel title={caller.caller} end={standIn ? <Tag tone="sky">{t('vendors.standIn')}</Tag> : undefined} level={3}>
      <div className={cards.card}>
        <dl className={cards.facts}>
          {fact(t('vendors.signsFor'), t('vendors.count', { count: vendors, n: figures.count(vendors) }))}
          {fact(t('vendors.rollback'), t(`vendors.rollbacks.${unknownRollback}`))}
          {fact(t('vendors.prizes'), t(promoWins ? 'vendors.prizesYes' : 'vendors.prizesNo'))}
          {fact(t('vendors.lastCall'), calls.lastAt === null ? t('vendors.never') : figures.when(calls.lastAt))}
          {fact(
            t('vendors.calls'),
            t('vendors.callCounts', {
              done: figures.count(calls.done),
              refused: figures.count(calls.refused),
            }),
          )}
          {(calls.unsigned > 0 || calls.failed > 0) &&
            fact(
              t('vendors.trouble'),
              <Tag tone="coral" icon="alert">
                {t('vendors.troubleCounts', {
                  unsigned: figures.count(calls.unsigned),
                  failed: figures.count(calls.failed),
                })}
              </Tag>,
            )}
        </dl>
        <div className={cards.box}>
          <h4>{t('vendors.secret', { version: secret.version })}</h4>
          <p className="muted">
            {standIn
              ? t('vendors.secretOfSettings')
              : secret.madeAt === null
                ? t('vendors.secretOld')
                : t('vendors.secretMade', { at: figures.when(secret.madeAt) })}{' '}
            {!standIn &&
              (secret.takenAt === null
                ? t('vendors.notTaken')
                : t('vendors.taken', { at: figures.when(secret.takenAt) }))}
          </p>
          {secret.previousUntil !== null && (
            <p>
              <Tag tone="gold" icon="clock">
                {t('vendors.former', { at: figures.when(secret.previousUntil) })}
              </Tag>
            </p>
          )}
        </div>
        <div className="row">
          <DialogButton
            size="sm"
            variant="outline"
            icon="edit"
            aria-label={t('vendors.changeOf', { vendor: caller.caller })}
            request={{ kind: 'caller', caller }}
          >
            {t('vendors.change')}
          </DialogButton>
          {!standIn && (
            <DialogButton
              size="sm"
              variant="outline"
              icon="key"
              aria-label={t('vendors.rotateTitle', { vendor: caller.caller })}
              request={{ kind: 'rotateSecret', caller }}
            >
              {t('vendors.rotate')}
            </DialogButton>
          )}
          {secret.previousUntil !== null && (
            <DialogButton
              size="sm"
              variant="outline"
              icon="lock"
              aria-label={t('vendors.endFormerTitle', { vendor: caller.caller })}
              request={{ kind: 'endFormer', caller }}
            >
              {t('vendors.endFormer')}
            </DialogButton>
          )}
        </div>
      </div>
    </Panel>
  );
}
