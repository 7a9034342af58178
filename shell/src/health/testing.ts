import type { MountReport } from '@unisite/shared/contract/mounts';

/** Collects the reports sent to the platform, one array per batch. */
export function collectBatches(): { batches: MountReport[][] } {
  const collected: { batches: MountReport[][] } = { batches: [] };
  globalThis.fetch = async (_path, init) => {
    const { reports } = JSON.parse(String(init?.body)) as { reports: MountReport[] };
    collected.batches.push(reports);
    return Response.json({});
  };
  return collected;
}
