/**
 * What the commands print: colour only where there is a terminal that wants it; progress on the error stream, results
 * on the other.
 */

const coloured = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb';

const paint = (code: number) => (text: string) => (coloured(process.stdout) ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** A line of the result. */
export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** A line about what goes on or what is the matter. */
export const printNote = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** A line that is overwritten by the next one on a terminal; elsewhere it is left out. */
export const printProgress = (text: string): void => {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\x1b[K${text}`);
};
