const offered = /\.(js|css|json)$/;

/**
 * A build file's name across versions, with `*` for the hash in it: `mf-games-home.*.js`. Null for files that are not
 * text, which a dictionary would not shorten.
 */
export const fileFamily = (file: string): string | null =>
  offered.test(file) ? file.replace(/\.[0-9a-f]{8,}(?=\.[a-z]+$)/, '.*') : null;
