import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useFigures } from '../words/useFigures.ts';
import styles from './Members.module.css';

/** The kinds of events this version has words for (`members.event.*`). */
const known = [
  'signedIn',
  'signInRefused',
  'notAnAgent',
  'signedOut',
  'sessionEnded',
  'codeSent',
  'verificationAsked',
  'verificationPassed',
  'verificationRefused',
  'rememberedUsed',
  'rememberedStolen',
  'passwordChanged',
  'passwordChangeRefused',
  'temporaryPasswordSent',
  'temporaryPasswordUsed',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'contactBound',
  'registered',
  'firstPasswordSet',
  'identityLinked',
  'identityUnlinked',
  'sessionsEndedByOperator',
  'withdrawalPasswordSet',
  'withdrawalPasswordRefused',
  'bankAccountAdded',
  'bankAccountRemoved',
] as const;

/** What happened around a member's account of late, newest first: what, when and from where. */
export function MemberEvents({ events }: { events: OperatorMember['events'] }): ReactElement | null {
  const t = useText();
  const figures = useFigures();
  if (events.length === 0) return null;
  return (
    <>
      <h3>{t('members.events')}</h3>
      <ul className={styles.sessions}>
        {events.map(({ at, kind, ip, browser }, place) => (
          // two things can happen at once, and nothing else tells them apart
          <li key={`${at} ${place}`}>
            <strong>{t(`members.event.${known.find((one) => one === kind) ?? 'other'}`)}</strong>
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
