import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { homeOf } from '@unisite/shared/session';
import { Dialog, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { LoginForm } from '../login/LoginForm.tsx';
import { LoginPoster } from '../login/LoginPoster.tsx';

interface LoginModalProps {
  /** Why the visitor is asked, if not by their own wish. */
  reason?: string | undefined;
  onClose(): void;
  onDone(): void;
}

/** The login modal (specification section 2): who signs in goes on to where they were going, agents to their home. */
export default function LoginModal({ reason, onClose, onDone }: LoginModalProps): ReactElement {
  const t = useText();
  return (
    <Dialog open title={t('login.title')} onClose={onClose} aside={<LoginPoster />}>
      <div className="stack">
        {reason && <Notice tone="warn">{reason}</Notice>}
        <LoginForm
          onSignedIn={(info) => {
            onDone();
            const home = homeOf(info);
            if (home) navigate(home);
          }}
        />
      </div>
    </Dialog>
  );
}
