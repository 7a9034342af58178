import type * as z from '@unisite/shared/schema';
import {
  type ErrorCode,
  type GateErrorCode,
  type GeneralErrorCode,
  generalErrorCodes,
  type NoAnswerCode,
} from './errorCodes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a client knows of any call, of the site's operations and of operators' calls alike. */
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
  /** The codes that a caller has to expect beyond the general ones. */
  readonly errors: readonly Code[];
  readonly request: Request;
  readonly value: Value;
}

/** What a call takes. */
export type RequestOf<E extends Endpoint> = z.Input<E['request']>;
export type ParsedRequestOf<E extends Endpoint> = z.Output<E['request']>;
/** What a call's answer holds. */
export type ValueOf<E extends Endpoint> = z.Output<E['value']>;
/** A value as JSON has it, before a schema has told an amount of money from any other number. */
export type GivenOf<E extends Endpoint> = z.Input<E['value']>;

/** Who may call: anyone; anyone, with a response that differs for members; signed-in members only. */
export type Access = 'public' | 'optional' | 'member';

/**
 * One call to the platform, declared once and read by the browser, the server, the OpenAPI document and the tests.
 *
 * `path` may hold `:name` parameters; they are keys of the request. The rest of the request travels as query (GET,
 * DELETE) or as JSON body. `sealed` bodies are encrypted to the platform's public key. `idempotent` operations create
 * or move something and take an `Idempotency-Key`: the same key gives the same answer. `repeatable` operations accept
 * an optional key: a call without a response is retried under the same key and takes effect once. `errors` lists the
 * codes a caller has to expect beyond the general ones.
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

/**
 * What is looked at before the call itself: the seal, and who may call; operators' calls have a connection to prove.
 */
type GateErrorCodeOf<E extends Endpoint> = E extends { readonly access: Access }
  ? 'SEAL_BROKEN' | (E['access'] extends 'public' ? never : GateErrorCode)
  : 'INSECURE_CONNECTION';

/** Every code that whoever makes a call has to reckon with. */
export type ErrorCodeOf<E extends Endpoint> =
  | E['errors'][number]
  | GeneralErrorCode
  | GateErrorCodeOf<E>
  | NoAnswerCode;

/** Whether the contract lets whoever serves a call refuse it with this code. */
export const mayAnswer = ({ errors }: Pick<Endpoint, 'errors'>, code: string): boolean =>
  errors.some((one) => one === code) || generalErrorCodes.some((one) => one === code);
