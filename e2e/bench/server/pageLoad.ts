import { Agent, request } from 'node:http';

/** Requests a page as a guest with an address of its own, which avoids per-visitor limits. */
function ask(agent: Agent, origin: string, path: string, visitor: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'br',
    'accept-language': 'vi',
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: hostname, port, path, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} was answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });
}

let visitors = 0;

/** Requests pages, `atOnce` at a time; calls `onAnswered` for each. */
export async function askForPages(
  origin: string,
  paths: readonly string[],
  { atOnce = 1, onAnswered = () => {} }: { atOnce?: number; onAnswered?: () => void } = {},
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = [...paths];
  const askOn = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      visitors += 1;
      await ask(agent, origin, path, visitors);
      onAnswered();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, askOn));
  } finally {
    agent.destroy();
  }
}
