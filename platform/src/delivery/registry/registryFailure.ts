import type { Failure, Language } from '@unisite/shared/contract';
import type { AuditEntry, Problem } from '@unisite/shared/contract/rollout';
import { type ErrorDetail, RegistryError } from './acts/registryError.ts';
import { RevisionConflict } from './acts/revisionConflict.ts';

/** Default status of a refusal: a conflict with the registry's current state. */
const CONFLICT = 409;
const statuses: Partial<Record<ErrorDetail['code'], number>> = {
  KEY_UNKNOWN: 404,
  KEY_MALFORMED: 400,
  TEAM_UNKNOWN: 404,
  MARKET_UNKNOWN: 404,
  REMOTE_UNKNOWN: 404,
  VERSION_UNKNOWN: 404,
  TIME_NOT_AHEAD: 400,
  SAME_PERSON: 403,
  NOT_YOURS: 403,
  MARKET_NOT_OPEN: 403,
};

const changed = {
  vi: 'Trong lúc đó đã có người thay đổi. Hãy xem lại rồi quyết định.',
  en: 'Somebody changed this meanwhile. Look at it again, then decide.',
};

/** A registry failure for the console: with others' changes since, or with all problems. */
type RegistryFailure = Failure & { readonly since?: readonly AuditEntry[]; readonly problems?: readonly Problem[] };

/** The failure to send for a registry error; null for any other error. */
export function registryFailureOf(
  error: unknown,
  language: Language,
): { readonly status: number; readonly body: RegistryFailure } | null {
  if (error instanceof RevisionConflict) {
    const said = { message: changed[language], messages: changed };
    return { status: CONFLICT, body: { success: false, code: 'CHANGED', ...said, since: error.since } };
  }
  if (!(error instanceof RegistryError)) return null;
  const problems = error.problems(language);
  const [first] = error.reasons;
  const code = first?.code ?? 'REFUSED';
  const messages = { vi: sentenceOf(error.problems('vi')), en: sentenceOf(error.problems('en')) };
  const status = (first && statuses[first.code]) ?? CONFLICT;
  return { status, body: { success: false, code, message: messages[language], messages, problems } };
}

const sentenceOf = (problems: readonly Problem[]): string =>
  problems.map(({ what, todo }) => `${what}: ${todo}`).join('\n');
