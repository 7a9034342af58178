import type { ComponentType, ReactElement } from 'react';

/** What the page has for browsers that run no scripts. */
export interface PlainParts {
  /** In the header: the way in or out, and the languages. */
  readonly header: ComponentType;
  /** In the phone's bar: the way in. */
  readonly tab: ComponentType;
  /** The sign-in form. */
  readonly signIn: ComponentType;
  /** Above the content: what cannot be done here. */
  readonly notice: ComponentType;
}

let parts: PlainParts | null = null;

/** On the server only: browsers that run scripts are sent neither these components nor their words. */
export const keepPlainParts = (all: PlainParts): void => {
  parts = all;
};

/** A part of the page that only browsers without scripts show. In others React leaves what is in it alone. */
export function WithoutScripts({ part }: { part: keyof PlainParts }): ReactElement {
  const Part = parts?.[part];
  return <noscript>{Part && <Part />}</noscript>;
}
