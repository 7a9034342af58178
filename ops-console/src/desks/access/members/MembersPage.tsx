import { findMember, type OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Button, EmptyState, ErrorState, Skeleton, TextField } from '@unisite/shared/ui';
import { type ComponentType, type FormEvent, lazy, type ReactElement, Suspense, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { goTo, usePlace } from '../../../frame/navigation/usePlace.ts';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { PartBoundary } from '../../../frame/parts/PartBoundary.tsx';
import { PartFailed } from '../../../frame/parts/PartFailed.tsx';
import { withParts } from '../../../frame/parts/withParts.tsx';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import styles from './Members.module.css';
import type { MemberPageParts } from './page/MemberPage.tsx';

interface MembersPageProps {
  MemberPage: ComponentType<{ member: OperatorMember }>;
}

/** The page with what other desks know of a member. */
export function membersPage(parts: () => Promise<MemberPageParts>): () => ReactElement {
  // the search field must be usable at once
  const MemberPage = lazy(async () => ({
    default: await withParts<{ member: OperatorMember }, MemberPageParts>(
      import(/* webpackChunkName: "member" */ './page/MemberPage.tsx').then((own) => own.MemberPage),
      parts(),
    ),
  }));
  return () => <MembersPage MemberPage={MemberPage} />;
}

/** One member, found by the complete account name: members cannot be browsed. */
function MembersPage({ MemberPage }: MembersPageProps): ReactElement {
  const t = useText();
  const place = usePlace();
  const asked = (place.page === 'members' && place.account) || '';
  const [typed, setTyped] = useState(asked);
  useTitle(t('nav.members'));
  const find = (event: FormEvent) => {
    event.preventDefault();
    goTo({ page: 'members', account: typed.trim().toLowerCase() });
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
      {asked === '' ? (
        <EmptyState level={2} title={t('members.start')} text={t('members.startText')} />
      ) : (
        <Found key={asked} account={asked} MemberPage={MemberPage} />
      )}
    </>
  );
}

function Found({ account, MemberPage }: MembersPageProps & { account: string }): ReactElement {
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
    <PartBoundary fallback={<PartFailed />}>
      <Suspense fallback={<Skeleton kind="block" height={320} />}>
        <MemberPage member={data.member} />
      </Suspense>
    </PartBoundary>
  ) : (
    <EmptyState title={t('members.none', { account })} text={t('members.noneText')} />
  );
}
