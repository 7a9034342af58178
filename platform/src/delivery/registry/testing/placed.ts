import { noHidden, type Placement, type Version } from '../placements/placement.ts';
import { builtManifest, type Offers } from './builtManifest.ts';

/** A usable version; its digest is the digit, repeated sixteen times. */
export const builtVersion = (digit: string, offers: Offers): Version => ({
  remote: offers.name,
  digest: digit.repeat(16),
  manifest: builtManifest(offers),
  signature: { key: '0'.repeat(16), value: `${'A'.repeat(86)}==` },
});

/** A version's placement in the market VN. */
export const placed = (version: Pick<Version, 'remote' | 'digest'>, more: Partial<Placement> = {}): Placement => ({
  market: 'VN',
  remote: version.remote,
  enabled: true,
  digest: version.digest,
  digestSince: new Date('2026-11-20T10:00:00Z'),
  canary: null,
  lastKnownGood: null,
  position: 10,
  hidden: noHidden,
  revision: 1,
  ...more,
});
