import type { ComponentType, ReactElement } from 'react';

/** Parts of the page for browsers without scripts. */
export interface PlainParts {
  /** In the header: sign-in or sign-out, and the languages. */
  readonly header: ComponentType;
  /** In the phone's tab bar: sign-in. */
  readonly tab: ComponentType;
  /** The sign-in form. */
  readonly signIn: ComponentType;
  /** Above the content: what cannot be done without scripts. */
  readonly notice: ComponentType;
}

let parts: PlainParts | null = null;

/** Server only: browsers with scripts receive neither these components nor their texts. */
export const setPlainParts = (all: PlainParts): void => {
  parts = all;
};

/** A part that only browsers without scripts show. Elsewhere React leaves its content untouched. */
export function WithoutScripts({ part }: { part: keyof PlainParts }): ReactElement {
  const Part = parts?.[part];
  return <noscript>{Part && <Part />}</noscript>;
}
