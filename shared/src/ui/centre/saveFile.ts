/** Hands a file over to the browser's downloads under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download has begun by then; until it has, the address must hold
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
