import './applicationTexts.ts';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { requireLogin, usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Notice, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useApplication } from './applicationQuery.ts';
import { SentApplication } from './SentApplication.tsx';

/** Application to a promotion on its own page: the form, or the submitted application and its outcome. */
export function ApplicationPanel({ id }: { id: string }): ReactElement {
  const t = useText();
  const { signedIn, guest } = usePermissions();
  return (
    <Panel title={t('application.title')}>
      {signedIn && !guest ? (
        <OfMember id={id} />
      ) : (
        <EmptyState
          picture="lantern"
          level={3}
          title={t(guest ? 'application.guest' : 'application.signInTitle')}
          text={guest ? undefined : t('application.signInText')}
          action={
            <Button variant="primary" onClick={guest ? register : signIn}>
              {t(guest ? 'application.register' : 'application.signIn')}
            </Button>
          }
        />
      )}
    </Panel>
  );
}

const register = () => bus.emit('modal.open', { modal: 'registerModal' });
const signIn = () => {
  const { pathname, search } = currentLocation().location;
  requireLogin(`${pathname}${search}`);
};

function OfMember({ id }: { id: string }): ReactElement {
  const t = useText();
  const { onBreak } = usePermissions();
  const [isRenewing, setRenewing] = useState(false);
  const query = useApplication(id, true);
  const { data, error } = query;
  if (!data && error) return <QueryError title={t('application.failed')} query={query} />;
  if (!data)
    return (
      <div aria-busy>
        <Skeleton kind="block" height={260} />
      </div>
    );
  const { application: sent, canSend, obstacle } = data;
  const isForm = canSend && !onBreak && (sent?.state !== 'refused' || isRenewing);
  return (
    <div className="stack">
      {onBreak && <Notice>{t('application.onBreak')}</Notice>}
      {!onBreak && !canSend && obstacle && (!sent || sent.state === 'refused') && <Notice>{obstacle}</Notice>}
      {sent && !isForm && <SentApplication sent={sent} />}
      {sent && canSend && !onBreak && !isForm && (
        <Button variant="primary" block onClick={() => setRenewing(true)}>
          {t('application.renew')}
        </Button>
      )}
      {isForm && <ApplicationForm id={id} value={data} />}
    </div>
  );
}
