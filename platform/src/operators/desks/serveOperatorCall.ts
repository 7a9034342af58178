import type { OperatorCall } from '@unisite/shared/contract/operators';
import type * as z from '@unisite/shared/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorContext, OperatorSession, SignedInContext } from './operatorContext.ts';

export type ContextOf<C extends OperatorCall> = C['access'] extends 'open' ? OperatorContext : SignedInContext;
/** Gets the parsed request, answers the value, throws a `Refusal`. */
export type OperatorHandler<C extends OperatorCall> = (
  request: z.Output<C['request']>,
  context: ContextOf<C>,
) => Promise<z.Output<C['value']>>;

/** Who may do something, and what the audit calls it where somebody else tries. */
export type Admission = Pick<OperatorCall, 'name' | 'access'>;

/** Gets a request of a signed-in operator and sends what its path names. */
export type FileHandler<Params> = (
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  session: OperatorSession,
) => Promise<unknown>;

/** Registers the calls of operators. */
export interface ServeOperatorCall {
  <C extends OperatorCall>(call: C, handler: OperatorHandler<C>): void;
  /** Registers what is read by its address, such as a picture; admitted like a call. */
  readonly file: <Params>(path: string, admission: Admission, handler: FileHandler<Params>) => void;
  /**
   * For a call that says only with its handler who may make it. Records the attempt of who may not.
   *
   * @throws Refusal FORBIDDEN
   */
  readonly requireRole: (context: SignedInContext, admission: Admission) => Promise<void>;
  readonly served: ReadonlySet<OperatorCall>;
}
