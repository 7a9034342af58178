import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';
import { createContext, use } from 'react';

export interface SettingText {
  /** A one-line summary. */
  readonly what: string;
  /** The consequences. */
  readonly details: readonly string[];
}

/** The hook that describes settings, given by the desks: acts know none of them. */
export const SettingTextContext = createContext<(() => (change: SettingChange) => SettingText) | null>(null);

/** Describes a change of a setting. */
export function useSettingText(): (change: SettingChange) => SettingText {
  const useGivenText = use(SettingTextContext);
  if (!useGivenText) throw new Error('no texts of settings were given');
  return useGivenText();
}
