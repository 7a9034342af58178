import { findMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Button, EmptyState, ErrorState, Skeleton, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useOperation } from '../api/queries.ts';
import { useTitle } from '../frame/useTitle.ts';
import { MemberProtection } from '../protection/MemberProtection.tsx';
import { MemberSigns } from '../signs/MemberSigns.tsx';
import { useErrorText } from '../words/useErrorText.ts';
import { MemberCard } from './MemberCard.tsx';
import styles from './Members.module.css';

/**
 * Where a member is signed in, for customer service that was asked to end it. Found by the whole account name alone.
 */
export function MembersPage(): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useTitle(t('nav.members'));
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <>
      <div>
        <h1>{t('members.title')}</h1>
        <p className="muted">{t('members.intro')}</p>
      </div>
      <form className={styles.search} onSubmit={find}>
        <TextField
          name="account"
          label={t('members.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" icon="search" disabled={typed.trim() === ''}>
          {t('members.find')}
        </Button>
      </form>
      {asked !== '' && <Found key={asked} account={asked} />}
    </>
  );
}

function Found({ account }: { account: string }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(findMember, { account });
  if (error && !data) {
    return (
      <ErrorState
        title={t('members.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton kind="block" height={220} />;
  return data.member ? (
    <>
      <MemberSigns account={data.member.account} />
      <MemberCard member={data.member} />
      <MemberProtection member={data.member} />
    </>
  ) : (
    <EmptyState title={t('members.none', { account })} text={t('members.noneText')} />
  );
}
