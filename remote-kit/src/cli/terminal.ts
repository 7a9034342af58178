/** Output of the commands: coloured only on terminals that want it; progress on stderr, results on stdout. */

const coloured = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb';

const paint = (code: number) => (text: string) => (coloured(process.stdout) ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** Prints a line of the result. */
export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints a line about progress or a problem. */
export const printNote = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Prints a line that the next one overwrites; omitted where there is no terminal. */
export const printProgress = (text: string): void => {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\x1b[K${text}`);
};
