import { useOperation } from '@unisite/shared/api';
import { loginInfo, memberInfo } from '@unisite/shared/contract/members';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Button, ErrorState, Icon, type IconName, Panel, Skeleton } from '@unisite/shared/ui';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import styles from './Account.module.css';

const ProfileDialog = lazy(() => import('./ProfileDialog.tsx'));

interface Fact {
  key: string;
  icon: IconName;
  /** Undefined while loading. */
  value: ReactNode;
}

/** The member's profile, and when and from where the account was last used. */
export function FactsPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const member = useOperation(memberInfo, {});
  const login = useOperation(loginInfo, {});
  const [editing, edit] = useState(false);
  const error = (!member.data && member.error) || (!login.data && login.error);
  if (error) {
    const retry = () => {
      if (member.isError) void member.refetch();
      if (login.isError) void login.refetch();
    };
    return (
      <Panel title={t('facts.title')}>
        <ErrorState
          title={t('facts.failed')}
          text={error.message}
          code={error.code}
          busy={member.isFetching || login.isFetching}
          onRetry={retry}
        />
      </Panel>
    );
  }
  const info = member.data;
  const last = login.data;
  const labels = info?.memberLabel.map(({ labelName }) => labelName).join(', ');
  const facts: Fact[] = [
    { key: 'account', icon: 'user', value: info?.account },
    { key: 'nickname', icon: 'id-card', value: info && (info.nickname || '–') },
    { key: 'type', icon: 'agent', value: info && t(`facts.${info.type}`) },
    { key: 'level', icon: 'vip', value: info && [info.clubLabel?.labelName, labels].filter(Boolean).join(' · ') },
    {
      key: 'joined',
      icon: 'calendar',
      value: info && <time dateTime={info.regDate}>{format.date(info.regDate)}</time>,
    },
    {
      key: 'lastLogin',
      icon: 'clock',
      value:
        last &&
        (last.lastLoginAt ? (
          <time dateTime={last.lastLoginAt}>{format.dateTime(last.lastLoginAt)}</time>
        ) : (
          t('facts.firstLogin')
        )),
    },
    { key: 'lastIp', icon: 'shield', value: last && (last.lastLoginIp ?? '–') },
    { key: 'language', icon: 'globe', value: t(`facts.${language}`) },
  ];
  return (
    <Panel
      title={t('facts.title')}
      busy={!info || !last}
      end={
        info && (
          <Button size="sm" icon="edit" onClick={() => edit(true)}>
            {t('profile.edit')}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ key, icon, value }) => (
          <div key={key}>
            <Icon name={icon} />
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value === undefined ? <Skeleton width={110} height={14} /> : value || '–'}</dd>
          </div>
        ))}
      </dl>
      {editing && info && (
        <Suspense>
          <ProfileDialog nickname={info.nickname} changesAt={info.nicknameChangesAt} onClose={() => edit(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
