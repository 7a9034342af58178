import { LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './CountryCodePicker.module.css';

interface CountryFlagProps {
  countryCode: string;
  /** Address of its picture, once known. */
  flag: string | undefined;
}

/** A country's flag beside its name; its two letters where there is no picture. */
export function CountryFlag({ countryCode, flag }: CountryFlagProps): ReactElement {
  const letters = (
    <span className={styles.letters} aria-hidden>
      {countryCode}
    </span>
  );
  if (flag === undefined) return letters;
  return <LazyImage src={flag} alt="" width={24} height={16} className={styles.flag} fallback={letters} />;
}
