import type * as z from '@unisite/shared/schema';
import type { ErrorCode } from './errorCodes.ts';
import type { Endpoint } from './operation.ts';
import type { OperatorRole } from './operatorRoles.ts';

/** `open`: before sign-in. `operator`: any operator. Otherwise the required role. */
export type OperatorAccess = 'open' | 'operator' | OperatorRole;

/**
 * A call of the operators' console: separate origin and session, unreachable from the site. Same envelope as the site.
 */
export interface OperatorCall<
  Request extends z.Schema = z.Schema,
  Value extends z.Schema = z.Schema,
  Who extends OperatorAccess = OperatorAccess,
  Code extends ErrorCode = ErrorCode,
> extends Endpoint<Request, Value, Code> {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  readonly path: `/ops/${string}`;
  readonly access: Who;
  /** Maximum body size in bytes, where it exceeds the default. */
  readonly bodyBytes?: number;
}

type Declared<
  Request extends z.Schema,
  Value extends z.Schema,
  Who extends OperatorAccess,
  Code extends ErrorCode,
> = Omit<OperatorCall<Request, Value, Who>, 'errors'> &
  Partial<Pick<OperatorCall<Request, Value, Who, Code>, 'errors'>>;

/** Declares a call; without own errors unless given. */
export const operatorCall = <
  Request extends z.Schema,
  Value extends z.Schema,
  const Who extends OperatorAccess,
  const Code extends ErrorCode = never,
>(
  declared: Declared<Request, Value, Who, Code>,
): OperatorCall<Request, Value, Who, Code> => ({ errors: [], ...declared });
