import type { ValueOf } from '@unisite/shared/contract/operation';
import {
  type MemberDataPart,
  type MemberDataRow,
  type memberData,
  memberDataPart,
} from '@unisite/shared/contract/statement';

/** The parts that have been collected, and how many rows that came to. */
export interface DataProgress {
  readonly part: MemberDataPart;
  /** Of all parts, whole ones. */
  readonly parts: number;
  readonly rows: number;
}

/** Rows of a part from where the ones before ended. */
export type AskForData = (
  part: MemberDataPart,
  after: string | undefined,
) => Promise<Pick<ValueOf<typeof memberData>, 'rows' | 'next'>>;

/** Collects every part, one answer after the other. */
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
