import { addressOf } from '@unisite/shared/pictures';

/** A picture that is chosen and not sent yet, or under way. */
export interface ProofFile {
  readonly key: string;
  readonly name: string;
  /** The file as `data:` address: shown as it is, its base64 part is what is sent. */
  readonly address: string;
  readonly state: 'chosen' | 'sending' | 'sent';
}

/** Reads a file into what can be shown and sent; null when it cannot be read. */
export async function readProof(file: File): Promise<ProofFile | null> {
  const address = await addressOf(file);
  return address === null ? null : { key: crypto.randomUUID(), name: file.name, address, state: 'chosen' };
}
