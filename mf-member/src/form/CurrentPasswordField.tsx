import type { BoundField } from '@unisite/shared/form';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { PasswordField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** The account's password, to reauthenticate. */
export function CurrentPasswordField(field: BoundField<string>): ReactElement {
  const t = useText();
  return <PasswordField {...toInput(field)} label={t('security.passwordNow')} autoComplete="current-password" />;
}
