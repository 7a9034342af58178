/**
 * Signals within this time of the first, milliseconds, belong to the same key press: the terminal sends it to all
 * processes, and npm forwards it again.
 */
const samePress = 1000;

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Ends this process in order on Ctrl-C, on a signal, or when its parent process is gone: first `stop`, which may take
 * time; on a second request, `kill` at once. The exit code reflects the signal.
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
  // The reader of this process's output may be gone, too.
  process.stdout.on('error', () => {});
}
