import type { PlayLimit } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { Icon, type IconName, Panel } from '@unisite/shared/ui';
import { lazy, type ReactElement, type Ref, Suspense, useState } from 'react';
import { LimitBox } from './LimitBox.tsx';
import styles from './Limits.module.css';
import { limitKey, limitKinds } from './limitRules.ts';

const LimitDialog = lazy(() => import('./LimitDialog.tsx'));

const icons: Readonly<Record<PlayLimit['kind'], IconName>> = {
  deposit: 'deposit',
  loss: 'trend-down',
  stake: 'ticket',
  time: 'clock',
};

interface LimitsPanelProps {
  limits: readonly PlayLimit[];
  /** During a break limits can only be lowered. */
  onBreak: boolean;
  /** Takes the focus when the focused element is gone. */
  ref: Ref<HTMLDivElement>;
}

/** All limits with what is left of each; press one to edit it. */
export function LimitsPanel({ limits, onBreak, ref }: LimitsPanelProps): ReactElement {
  const t = useText();
  const [edited, edit] = useState<PlayLimit | null>(null);
  return (
    <div ref={ref} tabIndex={-1} className={styles.limits}>
      <Panel
        title={t('protection.limits')}
        end={
          <span className="muted not-phone">{t(onBreak ? 'protection.limitsOnBreak' : 'protection.limitsNote')}</span>
        }
        flush
      >
        {limitKinds.map((kind) => (
          <div key={kind} className={styles.row}>
            <div className={styles.name}>
              <h3>
                <Icon name={icons[kind]} />
                {t(`protection.kind.${kind}`)}
              </h3>
              <p>{t(`protection.kindNote.${kind}`)}</p>
            </div>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitBox key={limitKey(limit)} limit={limit} onEdit={() => edit(limit)} />
              ))}
          </div>
        ))}
      </Panel>
      {edited && (
        <Suspense>
          <LimitDialog limit={edited} icon={icons[edited.kind]} onBreak={onBreak} onClose={() => edit(null)} />
        </Suspense>
      )}
    </div>
  );
}
