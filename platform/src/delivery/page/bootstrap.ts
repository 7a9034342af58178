import type { Bootstrap, Snapshot } from '@unisite/shared/contract';
import { zoneNameOf } from '../../foundation/calendar/zoneName.ts';
import { scriptJson } from '../../foundation/http/escape.ts';
import type { BootstrapParts } from './bootstrapParts.ts';

/** Everything the first paint needs, in the contract's form. */
export function bootstrapOf({ market, ...rest }: BootstrapParts): Bootstrap {
  const { code, name, currency, languages, defaultLanguage, timeZone, switches, affiliatesUrl } = market;
  const zoneName = zoneNameOf(timeZone);
  return {
    market: { code, name, currency, languages, defaultLanguage, timeZone, zoneName, switches, affiliatesUrl },
    ...rest,
  };
}

const written = new WeakMap<Snapshot, string>();

/**
 * The bootstrap as embedded in the page. The snapshot, by far its largest part, is the same for everyone and serialized
 * once.
 */
export function bootstrapJson(parts: BootstrapParts): string {
  const { snapshot, ...rest } = bootstrapOf(parts);
  const known = written.get(snapshot) ?? scriptJson(snapshot);
  written.set(snapshot, known);
  return `${scriptJson(rest).slice(0, -1)},"snapshot":${known}}`;
}
