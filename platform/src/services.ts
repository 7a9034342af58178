import type { GameServices } from './games/index.ts';
import type { OperatorServices } from './operators/index.ts';
import type { PageServices } from './page/index.ts';
import type { ProtectionServices } from './protection/index.ts';
import type { Settings } from './settings.ts';
import type { VerificationServices } from './verification/index.ts';

/** What all domains are given together; one object a process. */
export interface Services
  extends PageServices,
    OperatorServices,
    ProtectionServices,
    VerificationServices,
    GameServices {
  readonly settings: Settings;
  readonly sealing: PageServices['sealing'];
}
