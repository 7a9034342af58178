import { addressOf } from '@unisite/shared/pictures';

/** A chosen picture before or during upload. */
export interface ProofFile {
  readonly key: string;
  readonly name: string;
  /** The file as `data:` URL: displayed as it is; its base64 part is sent. */
  readonly address: string;
  readonly state: 'chosen' | 'sending' | 'sent';
}

/** Reads a file for display and upload; null when it cannot be read. */
export async function readProof(file: File): Promise<ProofFile | null> {
  const address = await addressOf(file);
  return address === null ? null : { key: crypto.randomUUID(), name: file.name, address, state: 'chosen' };
}
