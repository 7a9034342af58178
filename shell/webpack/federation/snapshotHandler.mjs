/**
 * Stands in the place of the federation runtime's reader of manifests. The registry's snapshot tells this shell all that a manifest could, with the
 * hash of every file, so the page need not carry the code that fetches one.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
