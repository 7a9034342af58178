import { memberMoney } from '@unisite/shared/contract/operatorsMember';
import { clubLevel } from '@unisite/shared/contract/vip';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import styles from './MemberPage.module.css';

/** Progress to the next club level, and whether this month keeps the current one. */
export function ClubProgress({ id }: { id: string }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const { data } = useOperation(memberMoney, { id });
  if (!data?.club) return null;
  const { turnover, deposits, monthTurnover, keep, next } = data.club;
  const named = clubLevel.options.find((one) => one === next?.level);
  const level = named ? t(`vip.level.${named}`) : (next?.level ?? '');
  const bars = [
    ...(next
      ? ([
          [t('member.club.turnover', { level }), turnover, next.turnover],
          [t('member.club.deposits', { level }), deposits, next.deposits],
        ] as const)
      : []),
    ...(keep === null ? [] : ([[t('member.club.keep'), monthTurnover, keep]] as const)),
  ].filter(([, , needs]) => needs > 0);
  return (
    <>
      {!next && <p className="muted">{t('member.club.top')}</p>}
      <dl className={styles.club}>
        {bars.map(([label, has, needs]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Meter value={Math.min(1, has / needs)} label={label} />
              <small className="num">
                {t('member.club.of', {
                  has: format.money(has, { whole: true }),
                  needs: format.money(needs, { whole: true }),
                })}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
