import { Agent, request } from 'node:http';

interface PageLoad {
  readonly port: number;
  readonly visitors: number;
  /** How many each visitor asks for at once. */
  readonly pages: number;
}

/**
 * Asks for the home page from so many addresses, each with so many requests at once, until it is stopped. Answers how
 * often each status came.
 */
export function askForPages({ port, visitors, pages }: PageLoad): { stop(): Promise<ReadonlyMap<string, number>> } {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<string, number>();
  let stopped = false;

  const ask = (address: string): Promise<string> =>
    new Promise((resolve) => {
      const headers = {
        host: 'int.localhost',
        accept: 'text/html',
        'accept-encoding': 'br',
        'x-forwarded-for': address,
      };
      const sent = request({ agent, host: '127.0.0.1', port, path: '/index', headers }, (response) => {
        response.resume().on('close', () => resolve(String(response.statusCode)));
      });
      sent.on('error', (error) => resolve(error.message)).end();
    });
  const repeat = async (address: string) => {
    while (!stopped) {
      const status = await ask(address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const asking = Array.from({ length: visitors * pages }, (_none, i) => repeat(`10.250.${i % visitors}.1`));
  return {
    async stop() {
      stopped = true;
      await Promise.all(asking);
      agent.destroy();
      return statuses;
    },
  };
}
