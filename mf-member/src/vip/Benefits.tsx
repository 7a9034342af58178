import type { VipLevel } from '@unisite/shared/contract/vip';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, Scroller } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Vip.module.css';

/** Requirements and benefits of every level; the member's own is highlighted. */
export function Benefits({ levels, mine }: { levels: readonly VipLevel[]; mine: string | null }): ReactElement {
  const t = useText();
  const format = useFormat();
  const feeText = (percent: number) => (percent === 100 ? t('vip.free') : `−${format.percent(percent, 0)}`);
  // thresholds are round sums, gifts are exact
  const round = (sum: number) => format.axis(sum);
  const exact = (sum: number) => format.figures(sum, { whole: true });
  const rows = [
    ['turnover', (level: VipLevel) => level.turnover, round],
    ['deposits', (level: VipLevel) => level.deposits, round],
    ['keep', (level: VipLevel) => level.keep, round],
    ['upgrade', (level: VipLevel) => level.gifts.upgrade, exact],
    ['monthly', (level: VipLevel) => level.gifts.monthly, exact],
    ['birthday', (level: VipLevel) => level.gifts.birthday, exact],
    ['rebate', (level: VipLevel) => level.benefits.rebate, (value: number) => `+${format.percent(value, 2)}`],
    ['feeOff', (level: VipLevel) => level.benefits.feeOff, feeText],
    ['dailyLimit', (level: VipLevel) => level.benefits.dailyLimit, round],
  ] as const;
  const shown = rows.filter(([, figure]) => levels.some((level) => figure(level) > 0));
  const isMine = ({ id }: VipLevel) => (id === mine ? styles.mine : undefined);
  return (
    <Panel
      flush
      title={t('vip.benefits')}
      end={<span className="muted">{t('vip.unit', { unit: format.currency })}</span>}
    >
      <Scroller label={t('vip.benefits')}>
        <table className={styles.benefits}>
          <caption className="visually-hidden">{t('vip.benefits')}</caption>
          {/* announces the number of columns before the first row has arrived */}
          <colgroup>
            <col span={levels.length + 1} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('vip.benefit')}</th>
              {levels.map((level) => (
                <th key={level.id} scope="col" className={isMine(level)} aria-current={level.id === mine || undefined}>
                  <img src={level.badge} alt="" width={44} height={44} />
                  {level.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([name, figure, written]) => (
              <tr key={name}>
                <th scope="row">{t(`vip.row.${name}`)}</th>
                {levels.map((level) => (
                  <td key={level.id} className={isMine(level)}>
                    {figure(level) > 0 ? written(figure(level)) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Panel>
  );
}
