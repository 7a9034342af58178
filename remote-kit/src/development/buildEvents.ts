/** Where a page under development hears of builds: server-sent events of {@link BuildEvent}. */
export const buildEventsPath = '/__unisite/builds';

/** What became of a build. */
export interface BuildEvent {
  /** Of this run of the development server; a page that began with another one loads anew. */
  session: string;
  /** webpack's hash of the build. */
  hash: string;
  /** File → `sha384-…`, with the files that bring the changes of earlier builds. */
  files: Readonly<Record<string, string>>;
  /** Why it did not build; then the rest is that of the last one that did. */
  errors: readonly string[];
}
