import type { ValueOf } from '@unisite/shared/contract/operation';
import {
  type MemberDataPart,
  type MemberDataRow,
  type memberData,
  memberDataPart,
} from '@unisite/shared/contract/statement';

/** Collected parts, and number of rows. */
export interface DataProgress {
  readonly part: MemberDataPart;
  /** Completed parts. */
  readonly parts: number;
  readonly rows: number;
}

/** Fetches rows of a part from the given position. */
export type AskForData = (
  part: MemberDataPart,
  after: string | undefined,
) => Promise<Pick<ValueOf<typeof memberData>, 'rows' | 'next'>>;

/** Collects all parts in sequence. */
export async function collectData(
  ask: AskForData,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: DataProgress) => void },
): Promise<{ data: Record<string, readonly MemberDataRow[]>; rows: number }> {
  const data: Record<string, MemberDataRow[]> = {};
  let rows = 0;
  for (const [parts, part] of memberDataPart.options.entries()) {
    const collected: MemberDataRow[] = [];
    let after: string | undefined;
    do {
      onProgress({ part, parts, rows });
      const answer = await ask(part, after);
      signal.throwIfAborted();
      collected.push(...answer.rows);
      rows += answer.rows.length;
      after = answer.next ?? undefined;
    } while (after !== undefined);
    data[part] = collected;
  }
  return { data, rows };
}
