import type { Services as FoundationServices } from '../../foundation/services.ts';
import type { Settings as FoundationSettings } from '../../foundation/settings.ts';
import type { WatchSettings } from './mounts/watchSettings.ts';
import type { Registry } from './registry.ts';
import type { Effort } from './versions/brotliForms.ts';

export interface Settings extends FoundationSettings {
  /** Folders of built remotes that demonstration mode publishes at start. */
  readonly remotesDirs: readonly string[];
  /** Compression effort for builds' files. */
  readonly effort: Effort;
  readonly watch: WatchSettings;
}

/** What the registry and its surroundings depend on. */
export interface Services extends FoundationServices {
  readonly settings: Settings;
  readonly registry: Registry;
}
