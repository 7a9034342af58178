import { useText } from '@unisite/shared/i18n';
import { PasswordField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { asInput } from './asInput.ts';
import type { BoundField } from './useCheckedForm.ts';

/** The account's password, asked for once more. */
export function PasswordNow(field: BoundField<string>): ReactElement {
  const t = useText();
  return <PasswordField {...asInput(field)} label={t('security.passwordNow')} autoComplete="current-password" />;
}
