import { Refusal } from '../../../foundation/http/refusal.ts';

/** PostgreSQL's error code for a statement that exceeds its timeout. */
const QUERY_CANCELED = '57014';

/**
 * Waits for a report's query.
 *
 * @throws Refusal REPORT_TIMEOUT when it exceeds the statement timeout
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === QUERY_CANCELED) throw new Refusal('REPORT_TIMEOUT');
    throw error;
  }
}
