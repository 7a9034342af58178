import { memberVisibleSecurityEvents } from '@unisite/shared/contract/memberVisibleSecurityEvents';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Members.module.css';

/** Shown before "more". */
const LATEST = 6;

/**
 * Latest security events of a member, newest first; at the end the number of those that came too fast to be stored
 * individually.
 */
export function MemberEvents({ events, unkept }: Pick<OperatorMember, 'events' | 'unkept'>): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const [all, showAll] = useState(false);
  const nameOf = (kind: string) =>
    t(`members.event.${memberVisibleSecurityEvents.find((one) => one === kind) ?? 'other'}`);
  if (events.length === 0 && unkept.length === 0) return <p className="muted">{t('member.noEvents')}</p>;
  const shown = all ? events : events.slice(0, LATEST);
  return (
    <>
      <ul className={styles.sessions}>
        {shown.map(({ at, kind, ip, browser }, place) => (
          // two events can have the same time, and nothing else distinguishes them
          <li key={`${at} ${place}`}>
            <strong>{nameOf(kind)}</strong>
            <span className="code">{ip}</span>
            <span className="muted">
              {figures.when(at)}
              {browser && ` · ${browser}`}
            </span>
          </li>
        ))}
        {unkept.map(({ kind, count }) => (
          <li key={kind}>
            <strong>{nameOf(kind)}</strong>
            <span className="muted">{t('members.unkept', { count })}</span>
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <Button size="sm" variant="quiet" onClick={() => showAll(true)}>
          {t('member.allEvents', { count: events.length })}
        </Button>
      )}
    </>
  );
}
