import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './ElectronicResults.module.css';
import { readingKeys } from './statistics.ts';

/** How a kind is drawn, and how its readings are defined. */
export function ElectronicNote({ kind }: { kind: ElectronicGroup }): ReactElement {
  const t = useText();
  return (
    <Panel title={t('elott.how')}>
      <p className="soft">{t(`kind.${kind}.draw`)}</p>
      <dl className={styles.how}>
        {readingKeys[kind].map((key) => (
          <div key={key}>
            <dt>{t(`reading.${key}`)}</dt>
            <dd>{t(`kind.${kind}.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
