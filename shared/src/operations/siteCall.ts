import type { ErrorCode } from '../contract/errorCodes.ts';
import type { Access, Operation } from '../contract/operation.ts';
import type * as z from '../schema/index.ts';

/**
 * A call that any team may make, with `call`, `useOperation`, `useOperationPages` or `useAction` of
 * `@unisite/shared/api`. `Request`: its parameters. `Value`: its result; a response may have further members, which are
 * not part of the interface. `Who` may call: anyone (`public`); anyone, with a result that differs for members
 * (`optional`); signed-in members (`member`). `Code`: its refusal codes, besides those of every call.
 */
export type SiteCall<Request, Value, Who extends Access = 'public', Code extends ErrorCode = never> = Operation<
  z.Schema<Request, Request>,
  z.Schema<Value, Value>,
  Who,
  Code
>;

/**
 * An operation of the contract as teams see it. The compiler holds the promise against the contract: every `Request` is
 * one that the operation takes, and whatever it answers is a `Value`.
 */
export function published<
  TakenBy extends z.Schema,
  GivenBy extends z.Schema<Value>,
  Who extends Access,
  Code extends ErrorCode,
  Request extends z.Input<TakenBy>,
  Value,
>(operation: Operation<TakenBy, GivenBy, Who, Code>): SiteCall<Request, Value, Who, Code> {
  // the same object: its schemas take and give what the constraints above say
  return operation as unknown as SiteCall<Request, Value, Who, Code>;
}
