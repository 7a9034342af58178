import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { SignInFields } from '@unisite/shared/session/form';
import type { ReactElement } from 'react';

/** Signs an agent in; whoever is none is refused by the platform (specification section 4, agent mode). */
export function AgentLoginForm(): ReactElement {
  const t = useText();
  return (
    <SignInFields
      agentMode
      icon="agent"
      texts={{
        username: t('login.username'),
        usernameMissing: t('login.usernameMissing'),
        password: t('login.password'),
        passwordMissing: t('login.passwordMissing'),
        submit: t('login.submit'),
      }}
      onSignedIn={() => navigate('/agentHome', { replace: true })}
    />
  );
}
