import type { Services as FoundationServices } from '../foundation/services.ts';
import type { Settings as FoundationSettings } from '../foundation/settings.ts';

export interface Settings extends FoundationSettings {
  /** Origin of the demonstration vendor, where its cashier is. */
  readonly sandboxUrl: string;
  /** What the demonstration's cashier signs its notices with; empty in production. */
  readonly sandboxSecret: string;
}

/** What cash is given. */
export interface Services extends FoundationServices {
  readonly settings: Settings;
}
