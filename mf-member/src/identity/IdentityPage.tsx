import type { Identity } from '@unisite/shared/contract/identityChecks';
import { useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { IdentityResult } from './IdentityResult.tsx';
import { useIdentity } from './identityQuery.ts';

/** The member's identity check: requirements and state. Guests on free play need none. */
export default function IdentityPage(): ReactElement {
  const { guest } = usePermissions();
  return (
    <>
      <PageHead page="identity" />
      {guest ? <ForMembersOnly /> : <MemberIdentity />}
    </>
  );
}

function MemberIdentity(): ReactElement {
  const t = useText();
  const query = useIdentity();
  const { data, error } = query;
  if (data) return <Standing value={data} />;
  if (error) {
    return (
      <Panel>
        <QueryError title={t('identity.failed')} query={query} />
      </Panel>
    );
  }
  return (
    <div className="stack" aria-busy>
      <Skeleton kind="block" height={560} />
    </div>
  );
}

function Standing({ value }: { value: Identity }): ReactElement {
  const { check, canWrite } = value;
  // a new check starts without the previous one's data
  const gathered = check?.state === 'asked' || check?.state === 'refused' ? check : null;
  return (
    <>
      {check && <IdentityResult value={value} check={check} />}
      {canWrite && <IdentityForm key={check?.decidedAt} value={{ ...value, check: gathered }} />}
    </>
  );
}
