import { useText } from '@unisite/shared/i18n';
import { Button, Notice, Select, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { TypedContact } from './channel.ts';
import type { useCountries } from './useCountries.ts';

interface MobileFieldsProps {
  typed: TypedContact;
  error: string | undefined;
  countries: ReturnType<typeof useCountries>;
  onType: (typed: TypedContact) => void;
}

/** A mobile number beside its country's dialling code. */
export function MobileFields({
  typed,
  error,
  countries: { countries, query },
  onType,
}: MobileFieldsProps): ReactElement {
  const t = useText();
  if (query.error && !countries) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('contact.countriesAgain')}
          </Button>
        }
      >
        {query.error.message}
      </Notice>
    );
  }
  return (
    <div className="dial">
      <Select
        name="country"
        label={t('contact.country')}
        autoComplete="tel-country-code"
        disabled={!countries}
        // the code first: it is all that the closed field has room for
        options={
          countries?.map(({ countryCode, countryDialingCode, name }) => ({
            value: countryCode,
            label: `+${countryDialingCode} ${name}`,
          })) ?? []
        }
        value={typed.country}
        onChange={({ target }) => onType({ ...typed, country: target.value })}
      />
      <TextField
        name="contact"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t('contact.number')}
        value={typed.number}
        error={error}
        onChange={({ target }) => onType({ ...typed, number: target.value })}
      />
    </div>
  );
}
