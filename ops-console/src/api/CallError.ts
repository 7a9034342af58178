import type { Localized } from '@unisite/shared/contract/envelope';
import type { AuditEntry } from '@unisite/shared/contract/rollout';

interface Details {
  status?: number;
  messages?: Localized | undefined;
  fields?: Readonly<Record<string, string>>;
  /** Seconds after which it may be tried again. */
  retryAfter?: number | null;
  since?: readonly AuditEntry[];
}

/** Why a call failed: refused by the platform with a code, or never answered (`NETWORK`, `TIMEOUT`, `MALFORMED`). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The message in both languages, where it is known: see `refusalSentence`. */
  readonly messages: Localized | undefined;
  /** Messages by field of a malformed request. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | null;
  /** With `CHANGED`: what others did after the revision that was expected. */
  readonly since: readonly AuditEntry[];

  /** `message` is in the language of the page when the platform sent it, and empty when nobody answered. */
  constructor(code: string, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = details.status ?? 0;
    this.messages = details.messages;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.since = details.since ?? [];
  }

  /** Nobody answered: trying again can help. */
  get unanswered(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}
