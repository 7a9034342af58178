import type { ReactElement } from 'react';
import styles from './CountryCodePicker.module.css';

/** A country's flag is spelt with the regional letters of its code. */
const spelt = (countryCode: string): string =>
  [...countryCode.toUpperCase()].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1_f1a5)).join('');

let drawn: boolean | undefined;

/** Whether this machine's fonts join the two letters to a flag; some systems have none. */
function drawsFlags(): boolean {
  if (drawn !== undefined) return drawn;
  const paper = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  const width = (text: string) => paper?.measureText(text).width ?? 0;
  drawn = width(spelt('VN')) < 1.5 * width(spelt('V'));
  return drawn;
}

/** The flag of a country, built from its code; its two letters where the machine has no flags. */
export function CountryFlag({ countryCode }: { countryCode: string }): ReactElement {
  const flag = drawsFlags();
  return (
    <span className={flag ? styles.flag : styles.letters} aria-hidden>
      {flag ? spelt(countryCode) : countryCode}
    </span>
  );
}
