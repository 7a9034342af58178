import * as z from '@unisite/shared/schema';

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
export type SentTransfer = z.Infer<typeof sent>;

const key = 'wallet.transfer';

/** Remembers a transfer before it is sent, so that its fate can be asked after even by a page that was opened anew meanwhile. */
export const keepSent = (transfer: SentTransfer): void => sessionStorage.setItem(key, JSON.stringify(transfer));

/** It was answered, or the member has read what became of it. */
export const forgetSent = (): void => sessionStorage.removeItem(key);

/** What this member sent from this tab and got no answer to; null: nothing. */
export function sentBy(member: string): SentTransfer | null {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return null;
  try {
    const read = z.safeParse(sent, JSON.parse(kept));
    return read.success && read.data.member === member ? read.data : null;
  } catch {
    return null;
  }
}
