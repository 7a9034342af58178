/**
 * Signals that come this soon after the first are the same key press: the terminal sends it to all, and npm passes it
 * on once more.
 */
const samePress = 1000;

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Ends this process in order on Ctrl-C, on a signal, or when the process that started it is gone: `stop` first, which
 * may take its time; asked a second time, `kill` at once. The exit code tells the signal.
 */
export function onStop({ stop, kill }: { stop(): Promise<void>; kill(): void }): void {
  let first: number | null = null;
  const ask = (code: number) => {
    if (first === null) {
      first = Date.now();
      void stop().finally(() => process.exit(code));
    } else if (Date.now() - first > samePress) {
      kill();
      process.exit(code);
    }
  };
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => ask(code));
  process.on('disconnect', () => first === null && ask(codes.SIGTERM));
  // Whoever read what this prints may be gone too.
  process.stdout.on('error', () => {});
}
