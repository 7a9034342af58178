import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Panel, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../acts/DialogButton.tsx';
import { useHasRole } from '../session/useHasRole.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { MemberBonuses } from './MemberBonuses.tsx';
import { MemberCorrections } from './MemberCorrections.tsx';
import { MemberEvents } from './MemberEvents.tsx';
import styles from './Members.module.css';

/**
 * A member with the browsers that are signed in, the end of all of them, what happened around the account of late, and
 * corrections of the balance for those who keep the cash.
 */
export function MemberCard({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const may = useHasRole();
  const { account, nickname, market, state, sessions, age, events, unkept } = member;
  return (
    <Panel
      className={styles.member}
      title={account}
      end={
        <span className="row">
          <span className="code">{market}</span>
          {state === 'closed' && <Tag tone="coral">{t('members.closed')}</Tag>}
        </span>
      }
    >
      <p className="muted">{nickname}</p>
      <dl className="facts">
        <dt>{t('members.birth')}</dt>
        <dd>{age ? t('members.birthYear', { year: age.birthYear }) : t('members.unstated')}</dd>
        {age && (
          <>
            <dt>{t('members.terms')}</dt>
            <dd>{t('members.termsVersion', { version: age.termsVersion, at: figures.when(age.at) })}</dd>
          </>
        )}
      </dl>
      <h3>{t('members.sessions', { count: sessions.length })}</h3>
      {sessions.length > 0 && (
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
      )}
      {may('cash') && <MemberBonuses id={member.id} />}
      {may('cash') && <MemberCorrections account={account} />}
      <div className="row">
        <DialogButton variant="outline" icon="edit" request={{ kind: 'correctBalance', member }}>
          {t('corrections.correct')}
        </DialogButton>
        <DialogButton variant="outline" icon="gift" request={{ kind: 'giveBonus', member }}>
          {t('bonuses.give')}
        </DialogButton>
        <DialogButton variant="danger" icon="logout" request={{ kind: 'endSessions', member }}>
          {t('members.end')}
        </DialogButton>
      </div>
      <MemberEvents events={events} unkept={unkept} />
    </Panel>
  );
}
