import type * as z from '@unisite/shared/schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a client knows of any call, of the site's operations and of operators' calls alike. */
export interface Endpoint<Request extends z.Schema = z.Schema, Value extends z.Schema = z.Schema> {
  readonly name: string;
  readonly method: Method;
  /** May hold `:name` parameters, which are keys of the request. */
  readonly path: `/${string}`;
  readonly sealed?: boolean;
  readonly form?: boolean;
  readonly idempotent?: boolean;
  readonly repeatable?: boolean;
  readonly request: Request;
  readonly value: Value;
}

export type RequestOf<E extends Endpoint> = z.Input<E['request']>;
export type ParsedRequestOf<E extends Endpoint> = z.Output<E['request']>;
export type ValueOf<E extends Endpoint> = z.Output<E['value']>;

/** Who may call: anyone; anyone, with a response that differs for members; signed-in members only. */
export type Access = 'public' | 'optional' | 'member';

/**
 * One call to the platform, declared once and read by the browser, the server, the OpenAPI document and the tests.
 *
 * `path` may hold `:name` parameters; they are keys of the request. The rest of the request travels as query (GET, DELETE) or as
 * JSON body. `sealed` bodies are encrypted to the platform's public key. `idempotent` operations create or move
 * something and take an `Idempotency-Key`: the same key gives the same answer. `repeatable` operations accept an
 * optional key: a call without a response is retried under the same key and takes effect once. `errors` lists the codes
 * a caller has to expect beyond the general ones.
 */
export interface Operation<
  Request extends z.Schema = z.Schema,
  Value extends z.Schema = z.Schema,
  Who extends Access = Access,
> extends Endpoint<Request, Value> {
  readonly summary: string;
  readonly path: `/wps/${string}`;
  readonly access: Who;
  readonly sealed: boolean;
  readonly form: boolean;
  readonly idempotent: boolean;
  readonly repeatable: boolean;
  /** Maximum body size in bytes, where it exceeds the default. */
  readonly bodyBytes?: number;
  readonly errors: readonly string[];
}

type Declared<Request extends z.Schema, Value extends z.Schema, Who extends Access> = Pick<
  Operation<Request, Value, Who>,
  'name' | 'summary' | 'method' | 'path' | 'access' | 'request' | 'value'
> &
  Partial<Pick<Operation, 'sealed' | 'form' | 'idempotent' | 'repeatable' | 'bodyBytes' | 'errors'>>;

/** Declares an operation. Defaults: unsealed JSON, not idempotent. */
export function operation<Request extends z.Schema, Value extends z.Schema, const Who extends Access>(
  declared: Declared<Request, Value, Who>,
): Operation<Request, Value, Who> {
  return { sealed: false, form: false, idempotent: false, repeatable: false, errors: [], ...declared };
}
