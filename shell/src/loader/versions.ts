import type { RemoteVersion } from './remoteVersion.ts';

/** By their folders: the versions that this page has begun to load. */
const inUse = new Map<string, RemoteVersion>();

export const pinVersion = (version: RemoteVersion): unknown => inUse.set(version.base, version);

export const isInUse = ({ base }: RemoteVersion): boolean => inUse.has(base);

/** The version whose folder is part of an address, or of a stack of calls. */
export const pinnedVersion = (text: string): RemoteVersion | undefined =>
  [...inUse.values()].find(({ base }) => text.includes(base));
