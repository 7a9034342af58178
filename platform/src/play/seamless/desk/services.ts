import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Services } from '../services.ts';

/** Dependencies of the vendors' desk. */
export interface DeskServices extends Services {
  readonly settings: Services['settings'] & {
    /** The port of the site. */
    readonly port: number;
    /** The console's port, and the keys that seal halves of secrets until they are approved. */
    readonly operators: { readonly port: number; readonly keys: Keys };
  };
}
