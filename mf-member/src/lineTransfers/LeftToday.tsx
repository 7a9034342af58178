import type { LineTransferBounds } from '@unisite/shared/contract/lineTransfers';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, type IconName, Panel } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import styles from './LineTransfers.module.css';

const rules = [
  { key: 'direct', icon: 'user' },
  { key: 'bonus', icon: 'gift' },
  { key: 'final', icon: 'block' },
  { key: 'break', icon: 'shield' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** What remains of today's transfer limits, and hints. */
export function LeftToday({ terms }: { terms: LineTransferBounds }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (value: number) => format.figures(value, { whole: true });
  const { leftAmount, dailyAmount, leftTimes, dailyTimes } = terms;
  return (
    <div className="stack">
      <Panel title={t('lineTransfer.leftToday')}>
        <dl className={styles.left}>
          <Left
            name={t('lineTransfer.amount')}
            words={t('lineTransfer.of', { left: money(leftAmount), all: money(dailyAmount) })}
            share={dailyAmount > 0 ? leftAmount / dailyAmount : 0}
          />
          <Left
            name={t('lineTransfer.times')}
            words={t('lineTransfer.of', { left: format.number(leftTimes), all: format.number(dailyTimes) })}
            share={leftTimes / dailyTimes}
          />
        </dl>
      </Panel>
      <Panel title={t('lineTransfer.before')}>
        <ul className={styles.rules}>
          {rules.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} />
              <span>{t(`lineTransfer.rule.${key}`)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Left({ name, words, share }: { name: string; words: string; share: number }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{words}</dd>
      <dd className={styles.bar}>
        <Meter value={share} label={name} />
      </dd>
    </div>
  );
}
