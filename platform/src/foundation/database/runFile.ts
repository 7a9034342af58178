import { StartupError } from '../process/startupError.ts';
import type { Queryable } from './connect.ts';

/**
 * Runs a file's SQL, or one statement with values. @throws StartupError with the file's name and PostgreSQL's message
 */
export async function runFile(q: Queryable, name: string, sql: string, values?: readonly unknown[]): Promise<void> {
  try {
    await q.query(sql, values);
  } catch (error) {
    throw new StartupError(`${name} failed: ${error instanceof Error ? error.message : String(error)}.`, error);
  }
}
