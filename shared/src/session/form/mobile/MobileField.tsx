import { Field, type FieldVariant } from '@unisite/shared/ui';
import type { ComponentProps, ReactElement } from 'react';
import { CountryCodePicker } from './CountryCodePicker.tsx';
import type { Country } from './country.ts';

export interface MobileFieldProps
  extends FieldVariant,
    Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'> {
  country: Country;
  onCountry(country: Country): void;
}

/** A mobile number with its country (section 2). */
export function MobileField({
  country,
  onCountry,
  name,
  value,
  onChange,
  onBlur,
  ref,
  ...look
}: MobileFieldProps): ReactElement {
  return (
    <Field {...look}>
      {(control) => (
        <div className="dial">
          <CountryCodePicker value={country} onChange={onCountry} />
          <input
            {...control}
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={32}
          />
        </div>
      )}
    </Field>
  );
}
