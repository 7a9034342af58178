import type * as z from '@unisite/shared/schema';
import {
  type ErrorCode,
  type GateErrorCode,
  type GeneralErrorCode,
  generalErrorCodes,
  type NoAnswerCode,
} from './errorCodes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a client knows of any call, the site's operations and operators' calls alike. */
export interface Endpoint<
  Request extends z.Schema = z.Schema,
  Value extends z.Schema = z.Schema,
  Code extends ErrorCode = ErrorCode,
> {
  readonly name: string;
  readonly method: Method;
  /** May hold `:name` parameters, which are keys of the request. */
  readonly path: `/${string}`;
  readonly sealed?: boolean;
  readonly form?: boolean;
  readonly idempotent?: boolean;
  readonly repeatable?: boolean;
  /** Codes specific to the call, beyond the general ones. */
  readonly errors: readonly Code[];
  readonly request: Request;
  readonly value: Value;
}

/** What a call takes. */
export type RequestOf<E extends Endpoint> = z.Input<E['request']>;
export type ParsedRequestOf<E extends Endpoint> = z.Output<E['request']>;
/** What a call's answer holds. */
export type ValueOf<E extends Endpoint> = z.Output<E['value']>;
/** A value in JSON form, before a schema brands its amounts. */
export type GivenOf<E extends Endpoint> = z.Input<E['value']>;

/** Who may call: anyone; anyone, with a different response for members; members only. */
export type Access = 'public' | 'optional' | 'member';

/**
 * One call to the platform, declared once and read by browser, server, OpenAPI document and tests.
 * `path` may contain `:name` parameters, which are keys of the request. The rest of the request is the query (GET,
 * DELETE) or the JSON body. `sealed` bodies are encrypted to the platform's public key. `idempotent` operations create
 * or move something and take an `Idempotency-Key`: the same key yields the same response. `repeatable` operations
 * accept an optional key: a call without a response can be retried under it and takes effect once. `errors` lists codes
 * beyond the general ones.
 */
export interface Operation<
  Request extends z.Schema = z.Schema,
  Value extends z.Schema = z.Schema,
  Who extends Access = Access,
  Code extends ErrorCode = ErrorCode,
> extends Endpoint<Request, Value, Code> {
  readonly summary: string;
  readonly path: `/wps/${string}`;
  readonly access: Who;
  readonly sealed: boolean;
  readonly form: boolean;
  readonly idempotent: boolean;
  readonly repeatable: boolean;
  /** Maximum body size in bytes, where it exceeds the default. */
  readonly bodyBytes?: number;
}

type Declared<Request extends z.Schema, Value extends z.Schema, Who extends Access, Code extends ErrorCode> = Pick<
  Operation<Request, Value, Who>,
  'name' | 'summary' | 'method' | 'path' | 'access' | 'request' | 'value'
> &
  Partial<
    Pick<Operation<Request, Value, Who, Code>, 'sealed' | 'form' | 'idempotent' | 'repeatable' | 'bodyBytes' | 'errors'>
  >;

/** Declares an operation. Defaults: unsealed JSON, not idempotent. */
export function operation<
  Request extends z.Schema,
  Value extends z.Schema,
  const Who extends Access,
  const Code extends ErrorCode = never,
>(declared: Declared<Request, Value, Who, Code>): Operation<Request, Value, Who, Code> {
  return { sealed: false, form: false, idempotent: false, repeatable: false, errors: [], ...declared };
}

/** Codes of checks before the call itself: the seal and access; operators' calls also prove their connection. */
type GateErrorCodeOf<E extends Endpoint> = E extends { readonly access: Access }
  ? 'SEAL_BROKEN' | (E['access'] extends 'public' ? never : GateErrorCode)
  : 'INSECURE_CONNECTION';

/** All codes that a caller must handle. */
export type ErrorCodeOf<E extends Endpoint> =
  | E['errors'][number]
  | GeneralErrorCode
  | GateErrorCodeOf<E>
  | NoAnswerCode;

/** Whether the contract allows refusing a call with this code. */
export const isDeclaredError = ({ errors }: Pick<Endpoint, 'errors'>, code: string): boolean =>
  errors.some((one) => one === code) || generalErrorCodes.some((one) => one === code);
