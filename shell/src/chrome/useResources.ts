import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { resources } from '@unisite/shared/contract/site';
import { isWebAddress } from './webAddress.ts';

export type AppResource = ValueOf<typeof resources>['rows'][number];

/** Downloads change with releases, so a cached list stays fresh; milliseconds. */
const fresh = 10 * 60_000;

/** The market's apps that can be downloaded: entries with an address (specification section 2, footer). */
export const offeredApps = (rows: readonly AppResource[]): AppResource[] =>
  rows.filter(({ url }) => url.trim() !== '' && isWebAddress(url));

/** The apps of this market; empty until they are known. */
export const useResources = (): AppResource[] =>
  offeredApps(useOperation(resources, {}, { staleTime: fresh }).data?.rows ?? []);
