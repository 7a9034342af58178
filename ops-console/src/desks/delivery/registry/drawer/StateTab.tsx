import { audit } from '@unisite/shared/contract/operators';
import type { PlacementView, RemoteView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, Scroller } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AuditList } from '../../../../acts/audit/AuditList.tsx';
import { PendingList } from '../../../../acts/PendingList.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import { EnabledTag } from '../../../../frame/cards/EnabledTag.tsx';
import { gradeOf } from '../../../../frame/words/grade.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { GradeMark } from '../health/HealthFigures.tsx';
import { CanaryBar } from '../matrix/CanaryBar.tsx';
import { ActButtons } from './ActButtons.tsx';
import styles from './Drawer.module.css';

interface StateTabProps {
  remote: RemoteView;
  market: string;
  /** `null`: the market never had it. */
  placement: PlacementView | null;
}

/** Current versions, health, pending acts, and possible acts. */
export function StateTab({ remote, market, placement }: StateTabProps): ReactElement {
  const t = useText();
  const answer = useOperation(audit, { remote: remote.name, market, page: 1, pageSize: 3 });
  return (
    <>
      {placement ? (
        <Now placement={placement} />
      ) : (
        <EmptyState title={t('state.absent')} text={t('state.absentText')} />
      )}
      <ActButtons remote={remote} market={market} placement={placement} />
      {placement && placement.pending.length > 0 && (
        <section className={styles.box} aria-label={t('pending.title')}>
          <PendingList acts={placement.pending} />
        </section>
      )}
      <section className={styles.latest}>
        <h3>{t('state.latest')}</h3>
        <div className={styles.box}>
          <AuditList answer={answer} awaited={3} here />
        </div>
      </section>
    </>
  );
}

function Now({ placement }: { placement: PlacementView }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { enabled, version, canary, canarySince, lastKnownGood, health, canaryHealth } = placement;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('state.visitors')}</dt>
          <dd>
            <EnabledTag on={enabled}>{t(enabled ? 'state.on' : 'state.off')}</EnabledTag>
          </dd>
        </div>
        <div>
          <dt>{t('state.everyone')}</dt>
          <dd className="num">{version}</dd>
        </div>
        <div>
          <dt>{t('state.canary')}</dt>
          <dd className="num">
            {canary
              ? t('placement.canary', { version: canary.version, percent: figures.percent(canary.percent) })
              : '–'}
          </dd>
        </div>
        <div>
          <dt>{t('state.lastGood')}</dt>
          <dd className="num">{lastKnownGood?.version ?? '–'}</dd>
        </div>
      </dl>
      {canary && (
        <div className={styles.share}>
          <CanaryBar percent={canary.percent} bad={canaryHealth !== null && gradeOf(canaryHealth, health) === 'bad'} />
          {canarySince && <small className="muted">{t('state.since', { at: figures.when(canarySince) })}</small>}
        </div>
      )}
      <Scroller label={t('state.lastHour')}>
        <table className={`table table--tight ${styles.figures}`}>
          <caption className="visually-hidden">{t('state.lastHour')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('state.lastHour')}</th>
              <th scope="col" className="end">
                {t('figure.visits')}
              </th>
              <th scope="col" className="end">
                {t('figure.failures')}
              </th>
              <th scope="col" className="end">
                {t('figure.p75')}
              </th>
              <th scope="col" className="end not-phone">
                {t('figure.grade')}
              </th>
            </tr>
          </thead>
          <tbody>
            <HealthRow name={t('health.everyone', { version })} health={health} baseline={null} />
            {canary && canaryHealth && (
              <HealthRow
                name={t('health.canary', { version: canary.version })}
                health={canaryHealth}
                baseline={health}
              />
            )}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}

interface HealthRowProps {
  name: string;
  health: PlacementView['health'];
  baseline: PlacementView['health'] | null;
}

function HealthRow({ name, health, baseline }: HealthRowProps): ReactElement {
  const figures = useNumberFormat();
  const grade = gradeOf(health, baseline);
  return (
    <tr>
      <th scope="row">
        <span className="row row--tight">
          <span className="only-phone">
            <GradeMark grade={grade} word={false} />
          </span>
          {name}
        </span>
      </th>
      <td className="end num">{figures.count(health.visits)}</td>
      <td className="end num">{health.visits === 0 ? '–' : figures.failures(health)}</td>
      <td className="end num">{figures.milliseconds(health.p75)}</td>
      <td className="end not-phone">
        <GradeMark grade={grade} />
      </td>
    </tr>
  );
}
