import type { Localized } from '../contract/envelope.ts';
import type { ErrorCode, NoAnswerCode } from '../contract/errorCodes.ts';
import type { Endpoint, ErrorCodeOf } from '../contract/operation.ts';

type CallErrorCode = ErrorCode | NoAnswerCode;

/** A failed call, from its response or the lack of one. */
interface CallFailure {
  readonly code: string;
  /** In the page's language at the time of the call. */
  readonly message: string;
  /** HTTP status; absent without a response. */
  readonly status?: number;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly messages?: Localized | undefined;
  readonly fieldMessages?: Readonly<Record<string, Localized>> | undefined;
  /** Seconds after which the call may be retried. */
  readonly retryAfter?: number | null;
  /** The refusal's body, which may have more than the envelope. */
  readonly answer?: unknown;
}

/** A failed call: refused by the platform with a code, or without a response. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /**
   * A stable code of the contract, or `NETWORK` (no response), `TIMEOUT`, `MALFORMED` (a response that violates the
   * contract).
   */
  readonly code: CallErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Messages by field of a malformed request. */
  readonly fields: Readonly<Record<string, string>>;
  /** The message in both languages, if known, for a page whose language changes meanwhile. */
  readonly messages: Localized | undefined;
  /** The messages by field in both languages. */
  readonly fieldMessages: Readonly<Record<string, Localized>> | undefined;
  /** Seconds after which the call may be retried; null where the response does not say. */
  readonly retryAfter: number | null;
  /** The refusal's body. */
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
    this.code = code as CallErrorCode; // unchecked: a later platform may send codes that nothing here compares with
    this.status = status;
    this.fields = fields;
    this.messages = messages;
    this.fieldMessages = fieldMessages;
    this.retryAfter = retryAfter;
    this.answer = answer;
  }

  /** There was no response: a retry may help. */
  get unanswered(): boolean {
    return this.code === 'NETWORK' || this.code === 'TIMEOUT' || isGatewayStatus(this.status);
  }
}

/** A failure of this endpoint's call. */
export type CallErrorOf<E extends Endpoint> = CallError & { readonly code: ErrorCodeOf<E> };

/** Whether a caught error is a failure of this call; true of any `CallError`, so catch around this call only. */
export const isErrorOf = <E extends Endpoint>(_: E, error: unknown): error is CallErrorOf<E> =>
  error instanceof CallError;

/** Whether a status is of a gateway without a response from the platform, or of an overloaded platform. */
export const isGatewayStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;
