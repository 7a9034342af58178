import { createServer, connect as openSocket, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** Connection string of the database through the proxy. */
  readonly url: string;
  /** Withholds the server's responses from now on. */
  holdAnswers(): void;
  close(): Promise<void>;
}

/** A proxy between a platform and its database, for tests in which a response is lost after it was sent. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const sockets = new Set<Socket>();
  let held = false;
  const proxy = createServer((client) => {
    const server = folder
      ? openSocket(`${folder}/.s.PGSQL.${target.port || '5432'}`)
      : openSocket(Number(target.port), target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (data) => server.write(data)).on('close', () => server.destroy());
    server.on('data', (data) => held || client.write(data)).on('close', () => client.destroy());
  });
  const port = await new Promise<number>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  const through = new URL(url);
  through.search = '';
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    holdAnswers() {
      held = true;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        proxy.close(() => resolve());
      }),
  };
}
