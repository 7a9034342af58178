/** Address of the server-sent events of builds ({@link BuildEvent}). */
export const buildEventsPath = '/__unisite/builds';

/** Result of a build. */
export interface BuildEvent {
  /** Id of this run of the development server; a page of another run reloads. */
  session: string;
  /** webpack's hash of the build. */
  hash: string;
  /** File → `sha384-…`, including the files with the changes of earlier builds. */
  files: Readonly<Record<string, string>>;
  /** Why it failed; the other fields are then of the last successful build. */
  errors: readonly string[];
}
