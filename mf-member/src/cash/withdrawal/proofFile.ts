import { MAX_PROOF_BYTES } from '@unisite/shared/contract/withdrawals';

/** A picture that is chosen and not sent yet, or under way. */
export interface ProofFile {
  readonly key: string;
  readonly name: string;
  /** The file as `data:` address: shown as it is, its base64 part is what is sent. */
  readonly address: string;
  readonly state: 'chosen' | 'sending' | 'sent';
}

export type FileFault = 'kind' | 'large' | 'unread';

/** What a file is refused for before it is sent; the platform looks into it and has the last word. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): FileFault | null {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'kind';
  return size > MAX_PROOF_BYTES ? 'large' : null;
}

/** Reads a file into what can be shown and sent; null when it cannot be read. */
export function readProof(file: File): Promise<ProofFile | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address ? { key: crypto.randomUUID(), name: file.name, address, state: 'chosen' } : null);
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}

/** The base64 of a file. */
export const base64Of = ({ address }: Pick<ProofFile, 'address'>): string => address.slice(address.indexOf(',') + 1);
