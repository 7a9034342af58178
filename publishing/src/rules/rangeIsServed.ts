import { satisfies, validRange } from 'semver';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { served } from '../served.ts';

/** The page provides a version of `@unisite/shared` within the remote's range. */
export function rangeIsServed({ manifest }: Pick<ReadableBuild, 'manifest'>): Finding[] {
  const { shared } = manifest.descriptor.needs;
  if (shared.length > 100 || validRange(shared) === null)
    return [{ code: 'RANGE_MALFORMED', what: shared.slice(0, 100) }];
  return satisfies(served.shared, shared)
    ? []
    : [{ code: 'RANGE_NOT_SERVED', what: `${shared}, served is ${served.shared}` }];
}
