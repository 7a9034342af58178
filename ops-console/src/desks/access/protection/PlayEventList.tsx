import type { OperatorPlayEvent } from '@unisite/shared/contract/operatorsProtection';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useActorName } from '../../../frame/words/useActorName.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Protection.module.css';
import { useLimitText } from './useLimitText.ts';

/** Latest events of a member's limits and breaks: when, by whom, what and why. */
export function PlayEventList({ events }: { events: readonly OperatorPlayEvent[] }): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  const actor = useActorName();
  const eventText = useEventText();
  if (events.length === 0) return null;
  return (
    <section aria-label={t('protection.latest')}>
      <h3>{t('protection.latest')}</h3>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <span>{eventText(event)}</span>
            <span className="muted">
              {t('protection.by', {
                who: event.who === 'member' ? t('protection.theMember') : actor(event.who),
                at: figures.when(event.at),
              })}
            </span>
            {event.why !== null && <span className="muted">{t('pending.why', { why: event.why })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An event in one line. */
function useEventText(): (event: OperatorPlayEvent) => string {
  const t = useText();
  const words = useLimitText();
  return ({ act, limit, break: taken, minutes }) =>
    t(`protection.event.${act}`, {
      ...(limit && {
        limit: words.name(limit.kind, limit.period),
        from: words.value(limit.kind, limit.from),
        to: words.value(limit.kind, limit.to),
      }),
      ...(taken && { kind: t(`protection.break.${taken.kind}`), length: t(`protection.length.${taken.length}`) }),
      ...(minutes !== null && { minutes }),
    });
}
