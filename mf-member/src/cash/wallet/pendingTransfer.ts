import { CallError } from '@unisite/shared/api';
import * as z from '@unisite/shared/schema';
import { tabStorage } from '@unisite/shared/storage';

const sent = z.object({
  member: z.string(),
  reference: z.string(),
  /** As the member knows the vendor. */
  name: z.string(),
  direction: z.enum(['in', 'out']),
  /** VND. */
  amount: z.number(),
});
/** A transfer that was sent and not answered yet. */
export type PendingTransfer = z.Infer<typeof sent>;

const key = 'wallet.transfers';

/**
 * Remembers a transfer before it is sent, so that its fate can be asked after even by a page that was opened anew
 * meanwhile. Others stay remembered.
 */
export const savePendingTransfer = (transfer: PendingTransfer): void =>
  write([...others(transfer.reference), transfer]);

/** It has a response, or the member has seen its outcome. */
export const clearPendingTransfer = (reference: string): void => write(others(reference));

/** What this member sent from this tab and got no answer to, in the order in which it was sent. */
export const pendingTransferOf = (member: string): PendingTransfer[] =>
  read().filter((transfer) => transfer.member === member);

/** Whether a failed call leaves the outcome open: no response, or one that does not say. */
export const isPending = (error: unknown): boolean =>
  error instanceof CallError && (error.unanswered || error.status >= 500 || error.code === 'MALFORMED');

const others = (reference: string): PendingTransfer[] => read().filter((transfer) => transfer.reference !== reference);

function read(): PendingTransfer[] {
  try {
    const kept = z.safeParse(z.array(sent), JSON.parse(tabStorage.getItem(key) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

function write(transfers: readonly PendingTransfer[]): void {
  if (transfers.length === 0) tabStorage.removeItem(key);
  else tabStorage.setItem(key, JSON.stringify(transfers));
}
