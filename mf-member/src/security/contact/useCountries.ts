import { useOperation } from '@unisite/shared/api';
import { countryCodes } from '@unisite/shared/contract/verification';
import { useLanguage } from '@unisite/shared/i18n';

/** Where most members are. */
export const homeCountry = 'VN';

/** The list changes with the site, not with the hour. */
const staleTime = 3_600_000;

/** The countries with their dialling codes by their names in the page's language, the home country first. */
export function useCountries(enabled: boolean) {
  const language = useLanguage();
  const query = useOperation(countryCodes, {}, { enabled, staleTime });
  const { compare } = new Intl.Collator(language);
  const countries = query.data?.countries
    .map(({ countryCode, countryDialingCode, name }) => ({ countryCode, countryDialingCode, name: name[language] }))
    .toSorted((one, other) => {
      const home = Number(other.countryCode === homeCountry) - Number(one.countryCode === homeCountry);
      return home || compare(one.name, other.name);
    });
  return { countries, query };
}
