interface RunningServer {
  readonly folder: string;
  stop(): Promise<void>;
}

const KEY = Symbol.for('unisite test server');

/** The server of this run. On the process: set-up and tear-down are loaded apart and share no module. */
export const runningServer = {
  set(server: RunningServer): void {
    Reflect.set(process, KEY, server);
  },
  get(): RunningServer | undefined {
    // Only `set` writes under this symbol.
    return Reflect.get(process, KEY) as RunningServer | undefined;
  },
};
