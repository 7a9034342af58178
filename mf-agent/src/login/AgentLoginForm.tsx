import { prefetch, useOperation } from '@unisite/shared/api';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { afterSignIn } from '@unisite/shared/session';
import { SignInFields } from '@unisite/shared/session/form';
import type { ReactElement } from 'react';

prefetch(signInSettings, {});

/** Signs an agent in; the platform refuses others (specification section 4, agent mode). */
export function AgentLoginForm(): ReactElement {
  const t = useText();
  const settings = useOperation(signInSettings, {}, { staleTime: 0 }).data;
  return (
    <SignInFields
      agentMode
      icon="agent"
      texts={{
        username: t('login.username'),
        usernameMissing: t('login.usernameMissing'),
        password: t('login.password'),
        passwordMissing: t('login.passwordMissing'),
        captchaMissing: t('login.captchaMissing'),
        submit: t('login.submit'),
      }}
      // until known: a needless slide is less trouble than a refusal
      slide={settings?.slide ?? true}
      beside={
        <button type="button" className="link" onClick={() => bus.emit('modal.open', { modal: 'forgetPassModal' })}>
          {t('login.forgot')}
        </button>
      }
      onSignedIn={(value) => afterSignIn(value)}
      onVerification={(verification) => bus.emit('modal.open', { modal: 'loginPopupModal', verification })}
    />
  );
}
