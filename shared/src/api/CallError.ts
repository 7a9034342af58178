import type { Localized } from '../contract/envelope.ts';

/** Why a call failed: refused by the platform with a code, or never answered. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /**
   * A stable word of the contract, or `NETWORK` (no answer), `TIMEOUT`, `MALFORMED` (an answer that breaks the
   * contract).
   */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Messages by field of a malformed request. */
  readonly fields: Readonly<Record<string, string>>;
  /** The message in both languages, where it is known: see `refusalSentence`. */
  readonly messages: Localized | undefined;
  /** The messages by field in both languages: see `fieldSentence`. */
  readonly fieldMessages: Readonly<Record<string, Localized>> | undefined;

  /** `message` is in the language that the page had when it called. */
  constructor(
    code: string,
    message: string,
    status = 0,
    fields: Readonly<Record<string, string>> = {},
    messages?: Localized,
    fieldMessages?: Readonly<Record<string, Localized>>,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.messages = messages;
    this.fieldMessages = fieldMessages;
  }

  /** Nobody answered: trying again can help. */
  get unanswered(): boolean {
    return (
      this.code === 'NETWORK' ||
      this.code === 'TIMEOUT' ||
      this.status === 502 ||
      this.status === 503 ||
      this.status === 504
    );
  }
}
