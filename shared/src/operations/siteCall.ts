import type { ErrorCode } from '../contract/errorCodes.ts';
import type { Access, Operation } from '../contract/operation.ts';
import type * as z from '../schema/index.ts';

/**
 * A call that any team may make, by `call`, `useOperation`, `useOperationPages` or `useAction` of
 * `@unisite/shared/api`. `Request` is what it takes, `Value` what its answer holds; an answer may hold more, which is
 * no promise. `Who` may call: anyone (`public`); anyone, with an answer that differs for members (`optional`);
 * signed-in members (`member`). `Code`: what it is refused with beside the codes that any call may meet.
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
