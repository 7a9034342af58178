import { type BoundField, toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** The six digits of the withdrawal PIN; password managers do not fill it in. */
export function PinField(field: BoundField<string>): ReactElement {
  const t = useText();
  return (
    <TextField
      {...toInput(field)}
      label={t('mall.pin')}
      hint={t('mall.pinHint')}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      onChange={({ target }) => field.onValueChange(target.value.replace(/\D/g, ''))}
    />
  );
}

export const isPin = (text: string): boolean => /^\d{6}$/.test(text);
