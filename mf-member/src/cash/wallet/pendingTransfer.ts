import { CallError } from '@unisite/shared/api';
import * as z from '@unisite/shared/schema';
import { tabStorage } from '@unisite/shared/storage';

const sent = z.object({
  member: z.string(),
  reference: z.string(),
  /** Display name of the vendor. */
  name: z.string(),
  direction: z.enum(['in', 'out']),
  /** VND. */
  amount: z.number(),
});
/** A transfer that was sent and has no response yet. */
export type PendingTransfer = z.Infer<typeof sent>;

const key = 'wallet.transfers';

/** Stores a transfer before it is sent, so that even a reloaded page can look it up. Others stay stored. */
export const savePendingTransfer = (transfer: PendingTransfer): void =>
  write([...others(transfer.reference), transfer]);

/** It has a response, or the member has seen its outcome. */
export const clearPendingTransfer = (reference: string): void => write(others(reference));

/** This member's transfers from this tab without a response, in order of sending. */
export const pendingTransferOf = (member: string): PendingTransfer[] =>
  read().filter((transfer) => transfer.member === member);

/** Whether a failed call leaves the outcome open: no response, or an inconclusive one. */
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
