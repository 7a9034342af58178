/** The global of a remote's container: it contains a `_`, so it is no browser global (rule 104). */
export const containerName = (remote: string): string =>
  remote.includes('-') ? remote.replaceAll('-', '_') : `${remote}_remote`;
