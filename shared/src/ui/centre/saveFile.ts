/** Saves a file as a browser download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // keeps the address valid until the download has begun
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
