import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { DeliverySettings } from './delivery/deliverySettings.ts';
import type { SocialSettings } from './social/socialSettings.ts';

/** Settings of sign-in, registration and proofs of identity. */
export interface IdentitySettings {
  /** Keys that seal members' second factors; every process on one database needs the same. */
  readonly factorsKeys: Keys;
  /** Keys that seal the private halves of sealing keys; every process on one database needs the same. */
  readonly sealingKeys: Keys;
  /**
   * A default password that operators hand out and that must be changed at sign-in (specification section 9); null:
   * none.
   */
  readonly defaultPassword: string | null;
  /** Address of a range service of leaked passwords, without the five digits at its end; null: no service. */
  readonly breachedPasswordsUrl: string | null;
  readonly delivery: DeliverySettings;
  /** Null: no sign-in by Firebase. */
  readonly social: SocialSettings | null;
}
