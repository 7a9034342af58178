const offered = /\.(js|css|json)$/;

/**
 * What a build calls a file in each version, with `*` for the hash in its name: `mf-games-home.*.js`. Null for files
 * that are no text, which a dictionary would not shorten.
 */
export const fileFamily = (file: string): string | null =>
  offered.test(file) ? file.replace(/\.[0-9a-f]{8,}(?=\.[a-z]+$)/, '.*') : null;
