import { createServer } from 'node:net';

export type PortState = 'free' | 'used' | 'forbidden';

/** Both addresses of `localhost`, either of which a browser may try first, and the wildcards that cover them. */
const local = ['127.0.0.1', '::1', '0.0.0.0', '::'];

function stateOn(host: string, port: number): Promise<PortState> {
  return new Promise((settled) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') settled('used');
      // Any other error means that the machine lacks this address, so nothing can listen there.
      else settled(error.code === 'EACCES' ? 'forbidden' : 'free');
    });
    server.listen({ host, port, exclusive: true, ipv6Only: true }, () => server.close(() => settled('free')));
  });
}

/** Whether a server could listen on `port`: nothing else does, and the system allows it. */
export async function portState(port: number): Promise<PortState> {
  for (const host of local) {
    const state = await stateOn(host, port);
    if (state !== 'free') return state;
  }
  return 'free';
}

/** A currently unused port. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}
