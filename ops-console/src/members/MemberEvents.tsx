import { memberVisibleSecurityEvents } from '@unisite/shared/contract/memberVisibleSecurityEvents';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Members.module.css';

/** What happened around a member's account of late, newest first: what, when and from where. */
export function MemberEvents({ events }: { events: OperatorMember['events'] }): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  if (events.length === 0) return null;
  return (
    <>
      <h3>{t('members.events')}</h3>
      <ul className={styles.sessions}>
        {events.map(({ at, kind, ip, browser }, place) => (
          // two things can happen at once, and nothing else tells them apart
          <li key={`${at} ${place}`}>
            <strong>{t(`members.event.${memberVisibleSecurityEvents.find((one) => one === kind) ?? 'other'}`)}</strong>
            <span className="code">{ip}</span>
            <span className="muted">
              {figures.when(at)}
              {browser && ` · ${browser}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
