import { useText } from '@unisite/shared/i18n';
import { type FieldErrors, type FormRules, useValidatedForm } from './useValidatedForm.ts';

type PasswordFormRules<Typed> = Omit<FormRules<Typed>, 'check'> & {
  /** What is wrong with what is asked for beside the password. */
  check?: (typed: Typed) => FieldErrors<keyof Typed & string>;
};

/**
 * A form that asks for the account's password now (see `PasswordNow`), whatever else it asks: whoever finds a page open
 * changes nothing.
 */
export function usePasswordForm<Typed extends { password: string }>(rules: PasswordFormRules<Typed>) {
  const t = useText();
  return useValidatedForm<Typed>({
    ...rules,
    check: (typed) => ({
      ...rules.check?.(typed),
      password: typed.password ? null : t('security.passwordMissing'),
    }),
    places: { ...rules.places, WRONG_PASSWORD: 'password' },
  });
}
