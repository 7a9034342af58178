import { integrityOf } from '@unisite/publishing';
import type { ServerScript } from './rendered.ts';

/** The text of a script. @throws when its content does not match its hash. */
export async function readScript({ integrity, read }: ServerScript): Promise<string> {
  const content = await read();
  if (integrityOf(content) !== integrity) throw new Error('a script of a server build is not what its hash says');
  return Buffer.from(content).toString();
}
