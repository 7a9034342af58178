import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { SettingKind, SettingValues } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** What operators set for a market as a whole: where it is kept, who changes it, how the audit names a change. */
export interface MarketSetting<Kind extends SettingKind = SettingKind> {
  readonly kind: Kind;
  readonly role: OperatorRole;
  /** The act's name in the audit. */
  readonly act: string;
  readonly read: (q: Queryable, market: string) => Promise<SettingValues[Kind]>;
  readonly write: (q: Queryable, market: string, value: SettingValues[Kind]) => Promise<void>;
  /** Refuses what cannot be set, or not any more. */
  readonly check?: (from: SettingValues[Kind], to: SettingValues[Kind], now: Date) => void;
  /**
   * Whether a change protects less. Where a setting has this rule it decides who has to agree, instead of the market's
   * four eyes: what is looser takes two operators, all else one.
   */
  readonly isLooser?: (from: SettingValues[Kind], to: SettingValues[Kind]) => boolean;
  /** What becomes what, in the audit. */
  readonly describe: (from: SettingValues[Kind], to: SettingValues[Kind]) => string;
}
