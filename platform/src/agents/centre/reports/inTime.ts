import { Refusal } from '../../../foundation/http/refusal.ts';

/** PostgreSQL ended the statement, for it took longer than it may. */
const QUERY_CANCELED = '57014';

/**
 * What a report comes to.
 *
 * @throws Refusal REPORT_TIMEOUT, where it took longer than a statement may
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === QUERY_CANCELED) throw new Refusal('REPORT_TIMEOUT');
    throw error;
  }
}
