import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { SettingKind, SettingValues } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A setting of a whole market: storage, role, and wording in the audit. */
export interface MarketSetting<Kind extends SettingKind = SettingKind> {
  readonly kind: Kind;
  readonly role: OperatorRole;
  /** Name of the change in the audit. */
  readonly act: string;
  readonly read: (q: Queryable, market: string) => Promise<SettingValues[Kind]>;
  readonly write: (q: Queryable, market: string, value: SettingValues[Kind]) => Promise<void>;
  /** Refuses invalid values, and those that are no longer possible. */
  readonly check?: (from: SettingValues[Kind], to: SettingValues[Kind], now: Date) => void;
  /**
   * Whether a change weakens protection. If defined, it replaces the market's four eyes: a looser value takes two
   * operators, any other one.
   */
  readonly isLooser?: (from: SettingValues[Kind], to: SettingValues[Kind]) => boolean;
  /** Describes the change for the audit. */
  readonly describe: (from: SettingValues[Kind], to: SettingValues[Kind]) => string;
}
