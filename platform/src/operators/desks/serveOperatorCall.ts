import type { OperatorCall } from '@unisite/shared/contract/operators';
import type * as z from '@unisite/shared/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorContext, OperatorSession, SignedInContext } from './operatorContext.ts';

export type ContextOf<C extends OperatorCall> = C['access'] extends 'open' ? OperatorContext : SignedInContext;
/** Handles a parsed request: returns the value or throws a `Refusal`. */
export type OperatorHandler<C extends OperatorCall> = (
  request: z.Output<C['request']>,
  context: ContextOf<C>,
) => Promise<z.Output<C['value']>>;

/** Who may do something, and its name in the audit of refused attempts. */
export type Admission = Pick<OperatorCall, 'name' | 'access'>;

/** Handles a signed-in operator's request for a file, and sends it. */
export type FileHandler<Params> = (
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  session: OperatorSession,
) => Promise<unknown>;

/** Registers the calls of operators. */
export interface ServeOperatorCall {
  <C extends OperatorCall>(call: C, handler: OperatorHandler<C>): void;
  /** Registers a file read by its address, such as a picture; admission as for calls. */
  readonly file: <Params>(path: string, admission: Admission, handler: FileHandler<Params>) => void;
  /**
   * For calls whose role is only known in the handler. Records refused attempts.
   *
   * @throws Refusal FORBIDDEN
   */
  readonly requireRole: (context: SignedInContext, admission: Admission) => Promise<void>;
  readonly served: ReadonlySet<OperatorCall>;
}
