/** A file that may be served, with its compressed form. Requests cannot reach any other file on disk. */
export interface HostedFile {
  path: string;
  type: string;
  bytes: number;
  /** Identifies the content; each encoding derives a strong entity tag from it. */
  tag: string;
  brotli: { path: string; bytes: number } | null;
}

/** A file of a published version or of a build of the shell. */
export interface StoredFile extends HostedFile {
  /** SHA-256 in base64, by which browsers name it as a dictionary. */
  sha256: string;
}
