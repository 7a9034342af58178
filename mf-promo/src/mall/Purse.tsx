import { useOperation } from '@unisite/shared/api';
import { type PointType, pointBalance, pointConfig } from '@unisite/shared/contract/points';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Button, Icon, QueryError, Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Mall.module.css';
import { mallPath } from './mallPlace.ts';
import { SignInButton } from './SignInFirst.tsx';

/** The member's points: balance, value, and sources. */
export function Purse(): ReactElement {
  const t = useText();
  const { memberCentre } = usePermissions();
  const balance = useOperation(pointBalance, {}, { enabled: memberCentre });
  if (!memberCentre)
    return (
      <Shell>
        <p className={styles.sum}>{t('mall.guestTitle')}</p>
        <p>{t('mall.guestText')}</p>
        <div className="row">
          <SignInButton returnTo="/pointMall" />
        </div>
      </Shell>
    );
  if (balance.error && !balance.data) return <QueryError title={t('mall.failed')} query={balance} />;
  if (!balance.data)
    return (
      <Shell>
        <Skeleton kind="block" height={112} />
      </Shell>
    );
  return <Have balance={balance.data.balance} byType={balance.data.byType} />;
}

function Have({ balance, byType }: { balance: number; byType: readonly TypeSum[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const conversion = useOperation(pointConfig, {}).data?.conversion;
  const worth = conversion ? Math.floor(Math.max(0, balance) / 100) * conversion.per100 : 0;
  const earned = byType.filter(({ type, points }) => type !== 'redeem' && points > 0);
  const total = earned.reduce((sum, { points }) => sum + points, 0);
  return (
    <Shell
      from={
        <>
          <h2>
            {t('mall.from')} <span className="muted">{t('mall.total', { points: format.number(total) })}</span>
          </h2>
          {total > 0 ? (
            <>
              <Bar earned={earned} total={total} />
              <dl className={styles.types}>
                {byType.map(({ type, points }) => (
                  <div key={type}>
                    <dt>
                      <i className={styles[type]} />
                      {t(type === 'redeem' ? 'mall.redeemed' : `mall.type.${type}`)}
                    </dt>
                    <dd>
                      {points > 0 && '+'}
                      {format.number(points)}
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          ) : (
            <p className="muted">{t('mall.noneYet')}</p>
          )}
        </>
      }
    >
      <p className="muted">{t('mall.have')}</p>
      <p className={styles.sum}>
        <span className="num">{format.number(balance)}</span> <small>{t('mall.points')}</small>
      </p>
      {balance < 0 && <p>{t('mall.below')}</p>}
      {worth > 0 && <p>{t('mall.worth', { amount: format.money(worth, { whole: true }) })}</p>}
      <div className="row">
        {conversion && (
          <Button variant="primary" icon="swap" href={mallPath('convert')}>
            {t('mall.tab.convert')}
          </Button>
        )}
        <Button variant="outline" href="#earn">
          {t('mall.earn')}
        </Button>
      </div>
    </Shell>
  );
}

interface TypeSum {
  readonly type: PointType;
  readonly points: number;
}

function Bar({ earned, total }: { earned: readonly TypeSum[]; total: number }): ReactElement {
  let at = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {earned.map(({ type, points }) => {
        const x = at;
        at += (points / total) * 100;
        return <rect key={type} className={styles[type]} x={x} width={Math.max(0, at - x - 0.4)} height="4" />;
      })}
    </svg>
  );
}

function Shell({ children, from }: { children: ReactNode; from?: ReactNode }): ReactElement {
  const t = useText();
  return (
    <section className={styles.purse} aria-label={t('mall.yours')}>
      <Icon name="drum" className={styles.drum} />
      <div className={styles.have}>{children}</div>
      {from && <div className={styles.from}>{from}</div>}
    </section>
  );
}
