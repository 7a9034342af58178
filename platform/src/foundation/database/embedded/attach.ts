import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../connect.ts';
import { PASSWORD_FILE, USER } from './cluster.ts';

/**
 * The connection string of the server currently running on `DATA_DIR/postgres`, for a program beside the platform that
 * owns it; null when none responds there. Whoever can read the password in the folder has access.
 */
export async function attachEmbedded(dataDir: string): Promise<string | null> {
  const folder = path.join(dataDir, 'postgres');
  const password = contentOf(path.join(folder, PASSWORD_FILE))?.trim();
  // Lines of the file: process, folder, start, port, folder of the socket, address.
  const [, , , port, socketFolder, address] = contentOf(path.join(folder, 'postmaster.pid'))?.split('\n') ?? [];
  if (!password || !port) return null;
  const where = address
    ? `${address}:${port}/${USER}`
    : `localhost:${port}/${USER}?host=${encodeURIComponent(socketFolder ?? '')}`;
  const url = `postgresql://${USER}:${password}@${where}`;
  const database = connect(url, { size: 1 });
  try {
    await database.query('SELECT 1');
    return url;
  } catch {
    return null;
  } finally {
    await database.close();
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
