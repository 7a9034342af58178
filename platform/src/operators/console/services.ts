import type { IdentityServices, IdentityServiceSettings as IdentitySettings } from '../../access/identity/index.ts';
import type { RegistryServices, RegistryServiceSettings as RegistrySettings } from '../../delivery/registry/index.ts';
import type { TrustedProxies } from '../../foundation/http/trustedProxies.ts';
import type { OperatorSettings } from './settings.ts';

interface Settings extends IdentitySettings, RegistrySettings {
  readonly trustProxy: TrustedProxies;
  readonly operators: OperatorSettings;
}

/** What the operators' listener depends on. */
export interface Services extends IdentityServices, RegistryServices {
  readonly settings: Settings;
  readonly sealing: IdentityServices['sealing'];
}
