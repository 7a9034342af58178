import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../process/startupError.ts';
import { canReach, type Identity } from './identity.ts';
import { lastLine, type Programs } from './programs.ts';

/** The database inside the embedded server, and its owner. */
export const USER = 'unisite';

/** The role that the platform runs as. */
export const PLATFORM_ROLE = 'unisite_platform';

/** In the cluster's folder; readable by its owner only. */
export const PASSWORD_FILE = 'unisite.password';

/**
 * The parent of PostgreSQL's own folders: the data folder, or, where `nobody` cannot reach that (under a private home
 * of root), one in /var/lib, which `postgres` in the data folder then links to.
 */
export function reachableBase(dataDir: string, identity: Identity): string {
  if (canReach(dataDir, identity)) return dataDir;
  const base = path.join('/var/lib/unisite', createHash('sha256').update(dataDir).digest('hex').slice(0, 20));
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const pointer = path.join(dataDir, 'postgres');
  if (lstatSync(pointer, { throwIfNoEntry: false }) === undefined) symlinkSync(path.join(base, 'postgres'), pointer);
  return base;
}

/**
 * Ensures that `folder` holds a cluster that these programs can run, and returns its password. It is created under
 * another name and then renamed, so that an interrupted start leaves nothing incomplete. Throws `StartupError` for a
 * folder with something else.
 */
export function prepareCluster(folder: string, programs: Programs, identity: Identity): string {
  const version = path.join(folder, 'PG_VERSION');
  if (!existsSync(version)) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new StartupError(
        `${folder} holds files that are not a database; move them away, or set DATA_DIR to another folder.`,
      );
    }
    createCluster(folder, programs, identity);
  }
  const found = readFileSync(version, 'utf8').trim();
  if (found !== programs.majorVersion) {
    throw new StartupError(
      `${folder} was written by PostgreSQL ${found}, and this is PostgreSQL ${programs.majorVersion}; carry the data over, or set DATA_DIR to another folder.`,
    );
  }
  try {
    return readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim();
  } catch (error) {
    throw new StartupError(
      `${folder} is a database, but not one of Unisite's (its ${PASSWORD_FILE} is missing).`,
      error,
    );
  }
}

function createCluster(folder: string, programs: Programs, identity: Identity): void {
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const password = randomBytes(32).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(unfinished, identity);
  give(passwordFile, identity);
  try {
    const { status, output } = programs.run('initdb', [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (status !== 0) throw new StartupError(`The database could not be made in ${folder}: ${lastLine(output)}`);
    renameSync(passwordFile, path.join(unfinished, PASSWORD_FILE));
    chmodSync(path.join(unfinished, PASSWORD_FILE), 0o600);
    // There may be an empty folder already.
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function give(file: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}
