import pg from 'pg';
import { noteDiskFull } from './diskFull.ts';

/** A row type without bigint columns: int8 is returned as text, which `readMoney` parses into hundredths. */
type AsRead<Row> = { readonly [Name in keyof Row]: Extract<Row[Name], bigint> extends never ? Row[Name] : never };

/** Runs statements: on the pool, or within one transaction. */
export interface Queryable {
  /**
   * Runs one statement. int8 and numeric are returned as strings, timestamptz as Date, date as 'YYYY-MM-DD'. A very
   * frequent statement may have a `name`, always the same for the same text: each connection then parses it once.
   */
  query<Row extends AsRead<Row>>(
    sql: string,
    values?: readonly unknown[],
    statement?: { readonly name: string },
  ): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** A separate connection outside the pool, e.g. for LISTEN. The caller ends it. */
  dedicated(): Promise<pg.Client>;
  close(): Promise<void>;
}

const DATE = 1082;

// A `date` is a calendar day, not an instant: as a Date it would shift with the server's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    return oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format);
  },
};

interface PoolOptions {
  /** Maximum number of connections. */
  readonly size?: number;
  /** How long a call waits for a connection, milliseconds. */
  readonly patienceMs?: number;
}

/** Opens a pool on a PostgreSQL server. Broken connections are replaced; while the server is down, calls fail fast. */
export function connect(url: string, { size = 10, patienceMs = 3_000 }: PoolOptions = {}): Database {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    application_name: 'unisite',
    types,
    // sums over a team of a hundred thousand are computed in memory, which the default 4 MB are too little for; no
    // statement takes long enough for JIT compilation to pay
    options: '-c work_mem=16MB -c jit=off',
  };
  const pool = new pg.Pool({
    ...options,
    max: size,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    // A transaction left open by a lost process would hold back the ledger's seals.
    idle_in_transaction_session_timeout: 60_000,
  });
  // The pool drops an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // Likewise for a connection whose server dies between two statements of a transaction: the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    query: (sql, values, statement) => rowsOf(pool, sql, values, statement),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work({ query: (sql, values, statement) => rowsOf(client, sql, values, statement) });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((reason: Error) => {
          broken = reason;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async dedicated() {
      const client = new pg.Client({ ...options, keepAlive: true });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  };
}

async function rowsOf<Row>(
  on: pg.Pool | pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
  statement: { readonly name?: string } = {},
): Promise<Row[]> {
  // The row type is the caller's promise about its own SQL; it cannot be checked here.
  try {
    const { rows } = await on.query({ ...statement, text, values: [...values] });
    return rows as Row[];
  } catch (error) {
    noteDiskFull(error);
    throw error;
  }
}

/** Includes a server that cannot write: a standby, a read-only one, a full disk. */
const lostConnection =
  /^080(00|01|03|04|06)$|^57P0[123]$|^53[1-3]00$|^25006$|^58030$|^ECONN|^EPIPE|^ETIMEDOUT|^ENOENT|^EHOSTUNREACH|^ENOTFOUND|^EAI_AGAIN/;
const lostConnectionText =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether an error means that the database is unavailable or cannot write, rather than that a statement was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Checked by its fields, not its class: an error of the runtime may come from another realm.
  if (typeof error !== 'object' || error === null) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  const onConnection =
    'syscall' in error ? ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall)) : true;
  const message = 'message' in error ? String(error.message) : '';
  return (lostConnection.test(code) && onConnection) || lostConnectionText.test(message);
}
