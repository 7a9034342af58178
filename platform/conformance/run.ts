import { AssertionFailure, Skipped } from './assertionFailure.ts';
import { callCases } from './cases/calls.ts';
import { copyCases } from './cases/copies.ts';
import { rollbackCases } from './cases/rollbacks.ts';
import { winCases } from './cases/wins.ts';
import type { ConformanceSession } from './session.ts';

/** All cases of docs/vendor-api.md, in the order of their execution. */
export const cases = [...callCases, ...copyCases, ...winCases, ...rollbackCases];

export interface CaseResult {
  readonly id: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly reason?: string;
}

/** Runs the cases one after the other; `only` selects some by their ids. */
export async function runCases(session: ConformanceSession, only: readonly string[] = []): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const { id, title, attempt } of cases) {
    if (only.length > 0 && !only.includes(id)) continue;
    try {
      await attempt(session);
      results.push({ id, title, outcome: 'passed' });
    } catch (error) {
      if (!(error instanceof AssertionFailure || error instanceof Skipped)) throw error;
      results.push({ id, title, outcome: error instanceof Skipped ? 'skipped' : 'failed', reason: error.message });
    }
  }
  return results;
}
