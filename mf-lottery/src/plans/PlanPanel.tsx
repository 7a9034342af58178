import { type ComingDraw, MAX_PLAN_DRAWS, MAX_TIMES } from '@unisite/shared/contract/lotteryPlans';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Icon, Skeleton, Switch, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { placeInDay } from '../results/latest.ts';
import styles from './Plans.module.css';
import { allTimes, newPlan, type PlanDraft, withDraws, withTimes } from './planDraft.ts';
import { Stepper } from './Stepper.tsx';

interface PlanPanelProps {
  /** Null: no plan. */
  plan: PlanDraft | null;
  /** Null while they load. */
  coming: readonly ComingDraw[] | null;
  /** Total stake of the slip. */
  staked: number;
  closed: boolean;
  onChange: (plan: PlanDraft | null) => void;
}

/** A bet on several draws: their number, a stake for each, and the total reserved. */
export function PlanPanel({ plan, coming, staked, closed, onChange }: PlanPanelProps): ReactElement {
  const t = useText();
  const titleId = useUid();
  return (
    <section className={styles.plan} aria-labelledby={titleId}>
      <div className={styles.planHead}>
        <h3 id={titleId}>{t('plan.title')}</h3>
        <Switch
          aria-labelledby={titleId}
          checked={plan !== null}
          onChange={({ target }) => onChange(target.checked ? newPlan : null)}
        >
          {t(plan ? 'plan.on' : 'plan.off')}
        </Switch>
      </div>
      {plan ? (
        <OpenPlan plan={plan} coming={coming} staked={staked} closed={closed} onChange={onChange} />
      ) : (
        <p className={styles.tip}>{t('plan.about', { most: MAX_PLAN_DRAWS })}</p>
      )}
    </section>
  );
}

function OpenPlan({ plan, coming, staked, closed, onChange }: PlanPanelProps & { plan: PlanDraft }): ReactElement {
  const t = useText();
  const format = useFormat();
  const count = plan.times.length;
  const sum = format.money(staked * allTimes(plan), { whole: true });
  const most = Math.min(MAX_PLAN_DRAWS, coming?.length ?? MAX_PLAN_DRAWS);
  const last = coming?.[count - 1];
  return (
    <>
      <div className={styles.planSet}>
        <div>
          <p className={styles.countLabel}>
            {t('plan.count')} <span className="muted">{t('plan.most', { most })}</span>
          </p>
          <Stepper
            label={t('plan.count')}
            less={t('plan.lessDraws')}
            more={t('plan.moreDraws')}
            value={count}
            least={1}
            most={most}
            shown={String(count)}
            disabled={closed}
            onChange={(next) => onChange(withDraws(plan, next))}
          />
        </div>
        <Switch
          checked={plan.stopsOnWin}
          disabled={closed}
          onChange={({ target }) => onChange({ ...plan, stopsOnWin: target.checked })}
        >
          {t('plan.stopsOnWin')} <small className="muted">{t('plan.stopsOnWinNote')}</small>
        </Switch>
        <dl className={styles.planSum}>
          <dt>{t('plan.reserved', { count })}</dt>
          <dd aria-live="polite">
            <Amount value={sum} />
          </dd>
        </dl>
      </div>
      {coming ? (
        <ol className={styles.planDraws}>
          {plan.times.map((times, place) => {
            const draw = coming[place];
            if (!draw) return null;
            const name = nameOf(draw);
            return (
              <li key={draw.numero}>
                <p>
                  <b className="num">{name}</b> <span className="muted num">{format.time(draw.drawsAt)}</span>
                </p>
                <Stepper
                  small
                  label={t('plan.timesOf', { numero: name })}
                  less={t('plan.lessTimes', { numero: name })}
                  more={t('plan.moreTimes', { numero: name })}
                  value={times}
                  least={1}
                  most={MAX_TIMES}
                  shown={`${times}×`}
                  disabled={closed}
                  onChange={(next) => onChange(withTimes(plan, place, next))}
                />
                <Amount value={format.money(staked * times, { whole: true })} />
              </li>
            );
          })}
        </ol>
      ) : (
        <Skeleton kind="block" height={92} />
      )}
      {last && staked > 0 && (
        <p className={styles.tip}>
          <Icon name="shield" size={16} />
          <span>{t('plan.bounds', { numero: nameOf(last), amount: sum })}</span>
        </p>
      )}
    </>
  );
}

/** A draw's name for players: its number within the day, or the day. */
export const nameOf = ({ numero }: Pick<ComingDraw, 'numero'>): string =>
  placeInDay(numero) ?? `${numero.slice(6, 8)}/${numero.slice(4, 6)}`;
