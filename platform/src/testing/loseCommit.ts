import { jest } from '@jest/globals';
import type { Database } from '../foundation/database/connect.ts';

/**
 * From now on, each transaction with a statement that contains `statement` commits, but its connection breaks before
 * the result arrives. Returns a function that ends this.
 */
export function loseCommit(database: Database, statement: string): () => void {
  const commit = database.transaction;
  const spy = jest.spyOn(database, 'transaction').mockImplementation(async (work) => {
    let isLost = false;
    const result = await commit(async (q) =>
      work({
        query: (sql, ...rest) => {
          isLost ||= sql.includes(statement);
          return q.query(sql, ...rest);
        },
      }),
    );
    if (isLost) throw new Error('Connection terminated unexpectedly');
    return result;
  });
  return () => spy.mockRestore();
}
