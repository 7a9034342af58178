import type { VipLevel } from '@unisite/shared/contract/vip';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, Scroller } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Vip.module.css';

/** What every level takes and gives; the member's own column is marked. */
export function Benefits({ levels, mine }: { levels: readonly VipLevel[]; mine: string | null }): ReactElement {
  const t = useText();
  const format = useFormat();
  const rows = [
    ['turnover', (level: VipLevel) => level.turnover],
    ['deposits', (level: VipLevel) => level.deposits],
    ['keep', (level: VipLevel) => level.keep],
    ['upgrade', (level: VipLevel) => level.gifts.upgrade],
    ['monthly', (level: VipLevel) => level.gifts.monthly],
    ['birthday', (level: VipLevel) => level.gifts.birthday],
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
            {shown.map(([name, figure]) => (
              <tr key={name}>
                <th scope="row">{t(`vip.row.${name}`)}</th>
                {levels.map((level) => (
                  <td key={level.id} className={isMine(level)}>
                    {figure(level) > 0 ? format.axis(figure(level)) : '–'}
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
