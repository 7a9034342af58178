import type { Localized } from '../contract/envelope.ts';
import type { ErrorCode, NoAnswerCode } from '../contract/errorCodes.ts';
import type { Endpoint, ErrorCodeOf } from '../contract/operation.ts';

type CallErrorCode = ErrorCode | NoAnswerCode;

/** A failed call, as its response or the lack of one has it. */
interface CallFailure {
  readonly code: string;
  /** In the language that the page had when it called. */
  readonly message: string;
  /** HTTP status; absent: there was no response. */
  readonly status?: number;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly messages?: Localized | undefined;
  readonly fieldMessages?: Readonly<Record<string, Localized>> | undefined;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number | null;
  /** The body of the refusal: some carry more than the envelope. */
  readonly answer?: unknown;
}

/** Why a call failed: refused by the platform with a code, or never answered. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /**
   * A stable word of the contract, or `NETWORK` (no answer), `TIMEOUT`, `MALFORMED` (an answer that breaks the
   * contract).
   */
  readonly code: CallErrorCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Messages by field of a malformed request. */
  readonly fields: Readonly<Record<string, string>>;
  /** The message in both languages, where it is known, for a page whose language changes meanwhile. */
  readonly messages: Localized | undefined;
  /** The messages by field in both languages. */
  readonly fieldMessages: Readonly<Record<string, Localized>> | undefined;
  /** Seconds after which the call may be tried again; null where the response does not say. */
  readonly retryAfter: number | null;
  /** The body of the refusal. */
  readonly answer: unknown;

  constructor({
    code,
    message,
    status = 0,
    fields = {},
    messages,
    fieldMessages,
    retryAfter = null,
    answer,
  }: CallFailure) {
    super(message);
    this.code = code as CallErrorCode; // as it came: a later platform may know codes that nothing here compares with
    this.status = status;
    this.fields = fields;
    this.messages = messages;
    this.fieldMessages = fieldMessages;
    this.retryAfter = retryAfter;
    this.answer = answer;
  }

  /** Nobody answered: trying again can help. */
  get unanswered(): boolean {
    return this.code === 'NETWORK' || this.code === 'TIMEOUT' || isOfGateway(this.status);
  }
}

/** Why a call of this endpoint failed. */
export type CallErrorOf<E extends Endpoint> = CallError & { readonly code: ErrorCodeOf<E> };

/** Whether something that was thrown is the failure of this call: where it was caught, nothing else was called. */
export const isErrorOf = <E extends Endpoint>(_: E, error: unknown): error is CallErrorOf<E> =>
  error instanceof CallError;

/** Whether a response is a gateway's that got none from the platform, or the platform's that cannot do anything now. */
export const isOfGateway = (status: number): boolean => status === 502 || status === 503 || status === 504;
