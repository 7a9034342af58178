import type { RemoteVersion } from './remoteVersion.ts';

declare global {
  // both are read by the code that loads chunks and stylesheets, in the shell's files and in every remote's
  // (remote-kit, ChunkIntegrity)
  /** Path of a file → its hash. A file without one cannot be loaded. Remotes read it; only the shell adds to it. */
  var __integrity: Readonly<Record<string, string>> | undefined;
  /**
   * Path of a file → cache-busting suffix of its address for a retry: the browser would keep waiting for the first
   * load.
   */
  var __again: Record<string, string> | undefined;
}

const emptyRecord = (): Record<string, string> => Object.create(null) as Record<string, string>;

const hashes = emptyRecord();

const refuse = () => false;
const readOnly: ProxyHandler<typeof hashes> = {
  set: refuse,
  defineProperty: refuse,
  deleteProperty: refuse,
  setPrototypeOf: refuse,
  preventExtensions: refuse,
};

/**
 * Takes the hashes of the shell's own files from the page, so that its lazy chunks can load, and exposes the table to
 * remotes as a frozen global. A development server asks for a writable one before any remote runs (`data-writable`),
 * because its remote is rebuilt while the page is open.
 */
export function allowShellFiles(document: Document): void {
  const written = document.getElementById('integrity');
  if (!written?.textContent) throw new Error('the page carries no hashes of the shell');
  // our own page, delivered whole with the bootstrap; a wrong hash only keeps a file from loading
  Object.assign(hashes, JSON.parse(written.textContent));
  const isWritable = written.dataset.writable !== undefined;
  Object.defineProperty(globalThis, '__integrity', { value: isWritable ? hashes : new Proxy(hashes, readOnly) });
}

/** Number of retries in this page. */
let retries = 0;

/** Adds the hashes of a version's files. The first hash of a path wins. */
export function allowFiles({ base, integrity }: RemoteVersion): void {
  for (const [file, hash] of Object.entries(integrity)) hashes[base + file] ??= hash;
}

/** The hash of a file by its address, or undefined. */
export const integrityOf = (url: string): string | undefined => hashes[new URL(url, location.href).pathname];

/** Makes later loads of a version's files, or of one file, bypass the cache. */
export function bustCache({ base, integrity }: RemoteVersion, except?: string): void {
  globalThis.__again ??= emptyRecord();
  const again = `?retry=${++retries}`;
  for (const file of Object.keys(integrity)) if (file !== except) globalThis.__again[base + file] = again;
}

/** The address to load a file from. */
export const addressOf = (path: string): string => path + (globalThis.__again?.[path] ?? '');
