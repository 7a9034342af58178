import { connect, type Database, isDatabaseUnavailable } from './foundation/database/connect.ts';
import { attachEmbedded } from './foundation/database/embedded/attach.ts';
import { startEmbedded } from './foundation/database/embedded/embedded.ts';
import { withLanes } from './foundation/database/lanes.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { migrate, requireMigrated } from './migrate.ts';
import type { Settings } from './settings.ts';

type Where = Pick<Settings, 'mode' | 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** The database with the platform's schema in it. */
export interface OpenDatabase {
  /** As the platform's role. */
  readonly database: Database;
  /** Runs `work` as the owner of the tables, where settings name one; else as the platform's role. */
  asOwner(work: (owner: Database) => Promise<void>): Promise<void>;
  /** Names of what ran to bring the schema up to date. */
  readonly ran: readonly string[];
  /** Closes the connections, and the embedded server if this started it. */
  close(): Promise<void>;
}

/** Connections shared by pages and reads; everything else has separate ones. */
const READING_CONNECTIONS = 6;

interface Options {
  /** Called when the embedded server ended by itself. */
  readonly onRestart?: (said: string) => void;
  /** May use the embedded server of a running platform. */
  readonly besidePlatform?: boolean;
}

/**
 * Opens the database of the settings, or the embedded one. An owner applies the schema and grants the platform's role
 * its rights; where none is configured the schema must exist, or the role of `DATABASE_URL` applies it, which
 * production does not allow.
 *
 * @throws StartupError with one sentence
 */
export async function openDatabase(
  { mode, dataDir, databaseUrl, databaseOwnerUrl }: Where,
  { onRestart = () => undefined, besidePlatform = false }: Options = {},
): Promise<OpenDatabase> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const urls = async () => {
    if (databaseUrl !== null) return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
    const running = besidePlatform ? await attachEmbedded(dataDir) : null;
    if (running !== null) return { url: running, ownerUrl: running };
    const { url, ownerUrl, stop } = await startEmbedded({ dataDir, onRestart });
    closers.push(stop);
    return { url, ownerUrl };
  };
  try {
    const { url, ownerUrl } = await urls();
    const database = withLanes(
      await reach(url, 'DATABASE_URL'),
      openPool(url, 'DATABASE_URL', { size: READING_CONNECTIONS }),
    );
    closers.push(() => database.close());
    const asOwner = async (work: (owner: Database) => Promise<void>) => {
      if (ownerUrl === null) return work(database);
      const owner = await reach(ownerUrl, 'DATABASE_OWNER_URL');
      await work(owner).finally(() => owner.close());
    };
    let ran: string[] = [];
    const { role, mayMake } = await rightsOf(database);
    if (ownerUrl !== null || (mayMake && mode === 'demonstration')) {
      await asOwner(async (owner) => {
        ran = await migrate(owner, ownerUrl === null ? null : role);
      });
    } else await requireMigrated(database);
    if (mode === 'production' && databaseUrl !== null && (await ownsTables(database)))
      throw new StartupError(ownsWhatItShouldNot);
    return { database, asOwner, ran, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const ownsWhatItShouldNot =
  'The role of DATABASE_URL owns the tables of money, or is a superuser: give the platform a role of its own, and name ' +
  'the owner in DATABASE_OWNER_URL.';

interface Rights {
  readonly role: string;
  /** Whether it may create tables. */
  readonly mayMake: boolean;
}

async function rightsOf(database: Database): Promise<Rights> {
  const [rights] = await database.query<Rights>(
    `SELECT current_user::text AS role, has_schema_privilege(current_schema(), 'CREATE') AS "mayMake"`,
  );
  if (!rights) throw new Error('the database does not say who is connected');
  return rights;
}

/** Whether the connected role could grant itself any right: a superuser, or a member of the tables' owner. */
async function ownsTables(database: Database): Promise<boolean> {
  const [owning] = await database.query(
    `SELECT 1 FROM pg_roles r WHERE r.rolname = current_user AND (r.rolsuper OR EXISTS (
       SELECT FROM pg_tables t WHERE t.schemaname = current_schema() AND t.tablename = 'transfer' AND pg_has_role(t.tableowner, 'MEMBER')))`,
  );
  return owning !== undefined;
}

async function reach(url: string, variable: string): Promise<Database> {
  const database = openPool(url, variable);
  try {
    await database.query('SELECT 1');
    return database;
  } catch (error) {
    await database.close();
    throw new StartupError(unreachable(url, variable, error), error);
  }
}

function openPool(url: string, variable: string, options: { readonly size?: number } = {}): Database {
  try {
    return connect(url, options);
  } catch (error) {
    throw new StartupError(
      `${variable} is not a connection string (postgresql://user:password@host:5432/database).`,
      error,
    );
  }
}

/** Names the server, never the password. */
function unreachable(url: string, variable: string, error: unknown): string {
  const where = url.replace(/^.*@/, '').replace(/\?.*$/, '');
  const reason = error instanceof AggregateError ? error.errors[0] : error;
  const said = reason instanceof Error ? reason.message : String(reason);
  return isDatabaseUnavailable(error)
    ? `The PostgreSQL server of ${variable} (${where}) cannot be reached: ${said}.`
    : `The PostgreSQL server of ${variable} (${where}) does not let the platform in: ${said}.`;
}
