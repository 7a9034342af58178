/** The global that a remote's entry leaves its container in: with a `_`, it is none that a browser has (rule 104). */
export const containerName = (remote: string): string =>
  remote.includes('-') ? remote.replaceAll('-', '_') : `${remote}_remote`;
