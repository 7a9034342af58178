import type { PlayBreak } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Icon } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { subPagePath } from '../../centre/subPage.ts';
import { AskToReturn } from './AskToReturn.tsx';
import styles from './Breaks.module.css';
import { breakStage } from './breakStage.ts';
import { Consequences } from './Consequences.tsx';

interface BreakCardProps {
  taken: PlayBreak;
  /** It has just begun: it takes the focus. */
  focused: boolean;
}

/** The current break: kind, end, and what still works. */
export function BreakCard({ taken, focused }: BreakCardProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) card.current?.focus();
  }, [focused]);
  const { kind, startedAt, until, endsAt } = taken;
  const stage = breakStage(taken);
  const end = stage === 'ending' ? endsAt : until;
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label={t(`protection.break.${kind}`)}>
      <Icon name="drum" className={styles.drum} />
      <div className={styles.text}>
        <h2>{t(`protection.break.${kind}`)}</h2>
        <p>{t(`protection.break.since.${kind}`, { day: format.date(startedAt) })}</p>
        <dl className={styles.until}>
          <div>
            <dt>{t(`protection.break.until.${stage}`)}</dt>
            <dd>
              {end === null
                ? t('protection.break.noEnd')
                : t('protection.break.at', { day: format.date(end), time: format.time(end) })}
            </dd>
          </div>
        </dl>
        <Consequences
          of={[
            { kind: 'yes', text: t('protection.break.works') },
            {
              kind: 'note',
              text: t(`protection.break.note.${stage}`, { day: until === null ? '' : format.date(until) }),
            },
          ]}
        />
        <div className={styles.links}>
          <Button icon="withdraw" href={subPagePath('withdrawal')}>
            {t('menu.withdrawal')}
          </Button>
          <Button icon="document" variant="quiet" href={subPagePath('transactionHistory')}>
            {t('menu.transactionHistory')}
          </Button>
          {stage === 'passed' && <AskToReturn />}
        </div>
      </div>
    </section>
  );
}
