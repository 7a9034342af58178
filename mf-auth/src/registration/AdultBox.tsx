import { useText } from '@unisite/shared/i18n';
import { Checkbox } from '@unisite/shared/ui';
import type { ReactElement, Ref } from 'react';

interface AdultBoxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  missing: boolean;
  ref: Ref<HTMLInputElement>;
}

/** 'I am 18 years old and agree' (section 5), with the terms in a tab of their own, so that nothing typed is left. */
export function AdultBox({ checked, onChange, missing, ref }: AdultBoxProps): ReactElement {
  const t = useText();
  return (
    <Checkbox
      ref={ref}
      name="adult"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      error={missing && t('register.adultMissing')}
    >
      {t('register.adult')}{' '}
      <a className="link" href="/help" target="_blank" rel="noopener" title={t('register.termsOpen')}>
        {t('register.terms')}
      </a>
    </Checkbox>
  );
}
