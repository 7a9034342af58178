import { useText } from '@unisite/shared/i18n';
import { PasswordField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { toInputProps } from './toInputProps.ts';
import type { BoundField } from './useValidatedForm.ts';

/** The account's password, asked for once more. */
export function CurrentPasswordField(field: BoundField<string>): ReactElement {
  const t = useText();
  return <PasswordField {...toInputProps(field)} label={t('security.passwordNow')} autoComplete="current-password" />;
}
