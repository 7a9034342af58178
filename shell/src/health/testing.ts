import type { MountReport } from '@unisite/shared/contract/mounts';

/** Collects the reports that go to the platform as they are told, each batch by itself. */
export function collectBatches(): { batches: MountReport[][] } {
  const collected: { batches: MountReport[][] } = { batches: [] };
  globalThis.fetch = async (_path, init) => {
    const { reports } = JSON.parse(String(init?.body)) as { reports: MountReport[] };
    collected.batches.push(reports);
    return Response.json({});
  };
  return collected;
}
