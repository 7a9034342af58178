/** Most rows of a file. */
export const maxFileRows = 2_000;
/** Rows per request, the maximum of a list (contract, `paging`). */
export const rowsAtATime = 100;

/** Progress of a collection. */
export interface Progress {
  readonly done: number;
  /** Expected total. */
  readonly of: number;
}

interface ListPage<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

export interface Collected<Row> {
  readonly rows: readonly Row[];
  /** The selection had more rows than a file holds: these are the newest. */
  readonly cut: boolean;
}

/**
 * Collects all pages of a selection, up to {@link maxFileRows}. Rows added meanwhile shift others to later pages; no
 * row is collected twice.
 * @throws what `ask` throws; the signal's reason when it was aborted.
 */
export async function collectRows<Row extends { readonly id: string }>(
  ask: (page: number) => Promise<ListPage<Row>>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Collected<Row>> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { total, rows: more } = await ask(page);
    for (const row of more) if (!rows.has(row.id)) rows.set(row.id, row);
    const done = Math.min(rows.size, maxFileRows);
    onProgress({ done, of: Math.min(total, maxFileRows) });
    if (more.length < rowsAtATime || page * rowsAtATime >= Math.min(total, maxFileRows))
      return { rows: [...rows.values()].slice(0, maxFileRows), cut: total > maxFileRows };
  }
}
