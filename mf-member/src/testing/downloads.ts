/** A file that a page handed over to the browser's downloads. */
export interface SavedFile {
  readonly name: string;
  readonly text: () => Promise<string>;
}

/** From now on files are kept here in place of being saved; answers them in order, and the way back. */
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

/** With the byte order mark that `Blob.text` would swallow. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(reader.result as ArrayBuffer)));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
