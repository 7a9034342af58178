/** A file that may be served, with its compressed form. Nothing else on the disk can be reached by a request. */
export interface HostedFile {
  path: string;
  type: string;
  bytes: number;
  /** Names the content; each encoding makes a strong entity tag of it. */
  tag: string;
  brotli: { path: string; bytes: number } | null;
}

/** A file of a published version or of a build of the shell. */
export interface StoredFile extends HostedFile {
  /** SHA-256 in base64: what a browser calls it that has it as a dictionary. */
  sha256: string;
}
