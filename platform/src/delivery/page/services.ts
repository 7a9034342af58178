import type { IdentityServices, IdentityServiceSettings as IdentitySettings } from '../../access/identity/index.ts';
import type { SeamlessServiceSettings as SeamlessSettings } from '../../play/seamless/index.ts';
import type { RegistryServices, RegistryServiceSettings as RegistrySettings } from '../registry/index.ts';

interface Settings extends IdentitySettings, RegistrySettings, SeamlessSettings {
  /** Folder with the pictures and their index. */
  readonly mediaDir: string;
  /** Folder with the shell's build; null: no page is served. */
  readonly shellDist: string | null;
  /** Maximum number of render processes; 0: only browsers render pages. */
  readonly renderProcesses: number;
}

/** What the page depends on. */
export interface Services extends IdentityServices, RegistryServices {
  readonly settings: Settings;
  readonly sealing: IdentityServices['sealing'];
}
