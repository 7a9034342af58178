import { useText } from '@unisite/shared/i18n';
import type { SignInFieldsProps } from '@unisite/shared/session/form';

/** Texts of the form for user name and password. */
export function useSignInTexts(): SignInFieldsProps['texts'] {
  const t = useText();
  return {
    username: t('login.username'),
    usernameMissing: t('login.usernameMissing'),
    password: t('login.password'),
    passwordMissing: t('login.passwordMissing'),
    captchaMissing: t('login.captchaMissing'),
    submit: t('login.submit'),
    remember: t('login.remember'),
  };
}
