import type * as z from '@unisite/shared/schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: nobody in particular, a visitor or a member (the answer differs), a signed-in member. */
export type Access = 'public' | 'optional' | 'member';

/**
 * One call to the platform, declared once and read by the browser, the server, the OpenAPI document and the tests.
 *
 * `path` may hold `:name` parameters; they are keys of the request. The rest of the request travels as query (GET, DELETE) or as
 * JSON body. `sealed` bodies are encrypted to the platform's public key. `idempotent` operations create or move something and take
 * an `Idempotency-Key`: the same key gives the same answer. `repeatable` operations take one where the caller has one: a call that got no answer can
 * go out once more under its key, and what was done the first time is not done again. `errors` lists the codes a caller has to expect beyond the
 * general ones.
 */
export interface Operation<
  Request extends z.Schema = z.Schema,
  Value extends z.Schema = z.Schema,
  Who extends Access = Access,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/wps/${string}`;
  readonly access: Who;
  readonly sealed: boolean;
  readonly form: boolean;
  readonly idempotent: boolean;
  readonly repeatable: boolean;
  /** How long a body may be, where that is more than usual. */
  readonly bodyBytes?: number;
  readonly errors: readonly string[];
  readonly request: Request;
  readonly value: Value;
}

export type RequestOf<O extends Operation> = z.Input<O['request']>;
export type ParsedRequestOf<O extends Operation> = z.Output<O['request']>;
export type ValueOf<O extends Operation> = z.Output<O['value']>;

type Declared<Request extends z.Schema, Value extends z.Schema, Who extends Access> = Pick<
  Operation<Request, Value, Who>,
  'name' | 'summary' | 'method' | 'path' | 'access' | 'request' | 'value'
> &
  Partial<Pick<Operation, 'sealed' | 'form' | 'idempotent' | 'repeatable' | 'bodyBytes' | 'errors'>>;

/** Declares an operation; what is not said is the common case (JSON in the clear, nothing created). */
export function operation<Request extends z.Schema, Value extends z.Schema, const Who extends Access>(
  declared: Declared<Request, Value, Who>,
): Operation<Request, Value, Who> {
  return { sealed: false, form: false, idempotent: false, repeatable: false, errors: [], ...declared };
}
