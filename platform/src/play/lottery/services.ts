import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

export interface LotterySettings extends IdentityServiceSettings {
  /** Keys that seal draws' seeds until they are drawn. */
  readonly drawKeys: Keys;
  /** Origin of the demonstration vendor, which provides official results and a beacon. */
  readonly sandboxUrl: string;
  /** The secret that vendor's responses are signed with; empty in production. */
  readonly sandboxSecret: string;
}

/** Dependencies of the lottery. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: LotterySettings;
}
