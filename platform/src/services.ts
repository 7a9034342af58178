import type { ProtectionServices } from './access/protection/index.ts';
import type { VerificationServices } from './access/verification/index.ts';
import type { PageServices } from './delivery/page/index.ts';
import type { OperatorServices } from './operators/console/index.ts';
import type { GameServices } from './play/games/index.ts';
import type { Settings } from './settings.ts';

/** Dependencies of all domains together; one object per process. */
export interface Services
  extends PageServices,
    OperatorServices,
    ProtectionServices,
    VerificationServices,
    GameServices {
  readonly settings: Settings;
  readonly sealing: PageServices['sealing'];
}
