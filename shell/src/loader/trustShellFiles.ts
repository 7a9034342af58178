/** Takes over the hashes of the shell's own files from the page, so that its lazily loaded parts can be had. */
export function trustShellFiles(document: Document): void {
  const written = document.getElementById('integrity')?.textContent;
  if (!written) throw new Error('the page carries no hashes of the shell');
  // the page is ours and was answered whole with the bootstrap; a wrong hash only keeps a file from loading
  const hashes = JSON.parse(written) as Record<string, string>;
  globalThis.__integrity = Object.assign(Object.create(null) as Record<string, string>, hashes);
}
