import type { BoundField } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** "I am 18 years old and agree" (section 5), with the terms in a tab of their own, so that no input is lost. */
export function AdultBox({ name, value, error, onValueChange }: BoundField<boolean>): ReactElement {
  const t = useText();
  return (
    <Checkbox name={name} checked={value} onChange={({ target }) => onValueChange(target.checked)} error={error}>
      {t('register.adult')}{' '}
      <a className="link" href="/terms" target="_blank" rel="noopener" title={t('register.termsOpen')}>
        {t('register.terms')}
      </a>
    </Checkbox>
  );
}
