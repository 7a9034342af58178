/** Output of the commands, with colour and moving lines only on a terminal. */

const interactive = process.stdout.isTTY === true && process.env.CI === undefined;
const coloured = interactive && process.env.NO_COLOR === undefined;

const paint = (code: number) => (text: string) => (coloured ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);

export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** `4.2 s`, `1 min 04 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

export interface Activity {
  /** Prints `text` above the moving line. */
  say(text: string): void;
  /** Removes the moving line. */
  end(): void;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const redrawEvery = 100;

/** Shows a moving line with the current `label` and the elapsed time. Prints nothing without a terminal. */
export function activity(label: () => string): Activity {
  if (!interactive) return { say: print, end() {} };
  const began = Date.now();
  let frame = 0;
  let ended = false;
  const draw = () => {
    if (ended) return;
    frame = (frame + 1) % frames.length;
    const text = `${frames[frame]} ${label()} ${dim(duration(Date.now() - began))}`;
    process.stdout.write(`\r\x1b[K${text}`);
  };
  const timer = setInterval(draw, redrawEvery);
  draw();
  return {
    say(text) {
      process.stdout.write(`\r\x1b[K${text}\n`);
      draw();
    },
    end() {
      ended = true;
      clearInterval(timer);
      process.stdout.write('\r\x1b[K');
    },
  };
}
