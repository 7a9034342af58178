import type { IdentityServices, IdentityServiceSettings as IdentitySettings } from '../../access/identity/index.ts';
import type { SeamlessServiceSettings as SeamlessSettings } from '../../play/seamless/index.ts';
import type { RegistryServices, RegistryServiceSettings as RegistrySettings } from '../registry/index.ts';

interface Settings extends IdentitySettings, RegistrySettings, SeamlessSettings {
  /** Folder of the pictures and their index. */
  readonly mediaDir: string;
  /** Folder of the shell's build; null: there is no page to serve. */
  readonly shellDist: string | null;
  /** How many processes may render modules at once; 0: pages are rendered in browsers only. */
  readonly renderProcesses: number;
}

/** What the page is given. */
export interface Services extends IdentityServices, RegistryServices {
  readonly settings: Settings;
  readonly sealing: IdentityServices['sealing'];
}
