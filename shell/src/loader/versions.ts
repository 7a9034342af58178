import type { RemoteVersion } from './remoteVersion.ts';

/** The versions that this page has begun to load, by folder. */
const inUse = new Map<string, RemoteVersion>();

export const pinVersion = (version: RemoteVersion): unknown => inUse.set(version.base, version);

export const isInUse = ({ base }: RemoteVersion): boolean => inUse.has(base);

/** The version whose folder occurs in an address or a stack trace. */
export const pinnedVersion = (text: string): RemoteVersion | undefined =>
  [...inUse.values()].find(({ base }) => text.includes(base));
