import type { IdentityServiceSettings } from '../../access/identity/index.ts';
import type { RegisterNeeds } from '../../access/protection/index.ts';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';

export interface LotterySettings extends IdentityServiceSettings {
  /** What seeds of draws are sealed with until they are drawn. */
  readonly drawKeys: Keys;
  /** Origin of the demonstration's vendor, which gives official results and a beacon. */
  readonly sandboxUrl: string;
  /** What that vendor's answers are signed with; empty in production. */
  readonly sandboxSecret: string;
}

/** What the lottery is given. */
export interface Services extends FoundationServices, RegisterNeeds {
  readonly settings: LotterySettings;
}
