import { type FieldErrors, type Form, type FormOptions, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';

type PasswordFormOptions<Values> = Omit<FormOptions<Values>, 'validate'> & {
  /** Validates the fields other than the password. */
  validate?: (values: Values) => FieldErrors<keyof Values & string>;
};

/**
 * A form that also asks for the account's password (see `CurrentPasswordField`), so that an unattended page can change
 * nothing.
 */
export function usePasswordForm<Values extends { password: string }>(
  options: PasswordFormOptions<Values>,
): Form<Values> {
  const t = useText();
  return useForm<Values>({
    ...options,
    validate: (values) => ({
      ...options.validate?.(values),
      password: values.password ? null : t('security.passwordMissing'),
    }),
    fieldOfRefusal: { ...options.fieldOfRefusal, WRONG_PASSWORD: 'password' },
  });
}
