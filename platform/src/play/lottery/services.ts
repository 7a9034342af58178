import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

export interface LotterySettings extends IdentityServiceSettings {
  /** What seeds of draws are sealed with until they are drawn. */
  readonly drawKeys: Keys;
}

/** What the lottery is given. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: LotterySettings;
}
