import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from '../Members.module.css';

/** Signed-in browsers of a member, with a button to end all sessions. */
export function SessionsPanel({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { sessions } = member;
  return (
    <Panel
      title={t('members.sessions', { count: sessions.length })}
      end={
        <DialogButton size="sm" variant="danger" icon="logout" request={{ kind: 'endSessions', member }}>
          {t('members.end')}
        </DialogButton>
      }
    >
      {sessions.length === 0 && <p className="muted">{t('member.noSessions')}</p>}
      <ul className={styles.sessions}>
        {sessions.map(({ startedAt, seenAt, ip, browser }) => (
          <li key={`${startedAt} ${ip} ${browser}`}>
            <strong>{browser || t('members.unknown')}</strong>
            <span className="code">{ip}</span>
            <span className="muted">
              {t('members.times', { started: figures.when(startedAt), seen: figures.when(seenAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
