/** A file that the page saved as a download. */
export interface SavedFile {
  readonly name: string;
  readonly text: () => Promise<string>;
}

/**
 * Records saved files instead of downloading them; returns them in order, and how to restore the browser's behaviour.
 */
export function recordDownloads(): { readonly files: readonly SavedFile[]; readonly restore: () => void } {
  const blobs: Blob[] = [];
  const files: SavedFile[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function saved(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length)) - 1];
    if (!blob) return click.call(this);
    files.push({ name: this.download, text: () => textOf(blob) });
  };
  return {
    files,
    restore() {
      Object.assign(URL, { createObjectURL, revokeObjectURL });
      HTMLAnchorElement.prototype.click = click;
    },
  };
}

/** Keeps the byte order mark, which `Blob.text` would drop. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(reader.result as ArrayBuffer)));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
