import type { IdentityServices, IdentityServiceSettings as IdentitySettings } from '../../access/identity/index.ts';
import type { ProtectionServices } from '../../access/protection/index.ts';
import type {
  VerificationServices,
  VerificationServiceSettings as VerificationSettings,
} from '../../access/verification/index.ts';
import type { RegistryServices, RegistryServiceSettings as RegistrySettings } from '../../delivery/registry/index.ts';
import type { TrustedProxies } from '../../foundation/http/trustedProxies.ts';
import type { CashServices, CashServiceSettings as CashSettings } from '../../money/cash/index.ts';
import type { SeamlessServiceSettings as SeamlessSettings } from '../../play/seamless/index.ts';
import type { OperatorSettings } from './settings.ts';

interface Settings extends IdentitySettings, RegistrySettings, CashSettings, SeamlessSettings, VerificationSettings {
  /** The port of the site. */
  readonly port: number;
  readonly trustProxy: TrustedProxies;
  readonly operators: OperatorSettings;
}

/** What the operators' side is given. */
export interface Services
  extends IdentityServices,
    RegistryServices,
    CashServices,
    ProtectionServices,
    VerificationServices {
  readonly settings: Settings;
  readonly sealing: IdentityServices['sealing'];
}
