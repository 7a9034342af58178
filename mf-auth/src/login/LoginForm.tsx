import type { SessionInfo } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import { SignInFields } from '@unisite/shared/session/form';
import type { ReactElement } from 'react';
import { lastName } from './lastName.ts';

/** Signs a member in, and remembers the name here if that is wished. */
export function LoginForm({ onSignedIn }: { onSignedIn(info: SessionInfo): void }): ReactElement {
  const t = useText();
  return (
    <SignInFields
      icon="user"
      lastName={lastName()}
      texts={{
        username: t('login.username'),
        usernameMissing: t('login.usernameMissing'),
        password: t('login.password'),
        passwordMissing: t('login.passwordMissing'),
        submit: t('login.submit'),
        remember: t('login.remember'),
      }}
      onSignedIn={onSignedIn}
    />
  );
}
