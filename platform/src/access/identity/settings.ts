import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { DeliverySettings } from './delivery/deliverySettings.ts';
import type { SocialSettings } from './social/socialSettings.ts';

/** How people prove who they are. */
export interface IdentitySettings {
  /** What members' second factors are sealed with; every process on one database needs the same. */
  readonly factorsKeys: Keys;
  /** What the private halves of sealing keys are sealed with; every process on one database needs the same. */
  readonly sealingKeys: Keys;
  /**
   * A password that is given out and has to be changed by whoever signs in with it (specification section 9); null:
   * there is none.
   */
  readonly defaultPassword: string | null;
  /** Address of a range service of leaked passwords, without the five digits at its end; null: none is asked. */
  readonly breachedPasswordsUrl: string | null;
  readonly delivery: DeliverySettings;
  /** Null: nobody signs in by Firebase. */
  readonly social: SocialSettings | null;
}
