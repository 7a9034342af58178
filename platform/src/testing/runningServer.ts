interface RunningServer {
  readonly folder: string;
  stop(): Promise<void>;
}

const KEY = Symbol.for('unisite test server');

/**
 * The run's database server. Stored on `process`, because set-up and tear-down are loaded separately and share no
 * module.
 */
export const runningServer = {
  set(server: RunningServer): void {
    Reflect.set(process, KEY, server);
  },
  get(): RunningServer | undefined {
    // Cast: only `set` writes under this symbol.
    return Reflect.get(process, KEY) as RunningServer | undefined;
  },
};
