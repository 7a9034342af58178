import type * as z from '@unisite/shared/schema';
import type { Endpoint } from './operation.ts';
import type { OperatorRole } from './operatorRoles.ts';

/** `open`: before anyone is signed in. `operator`: whoever is. Else the role that it takes. */
export type OperatorAccess = 'open' | 'operator' | OperatorRole;

/**
 * A call of the operators' console: its own origin, its own session, never reachable from the site. The envelope is the
 * site's.
 */
export interface OperatorCall<
  Request extends z.Schema = z.Schema,
  Value extends z.Schema = z.Schema,
  Who extends OperatorAccess = OperatorAccess,
> extends Endpoint<Request, Value> {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  readonly path: `/ops/${string}`;
  readonly access: Who;
}

/** Declares a call; nothing but its types. */
export const operatorCall = <Request extends z.Schema, Value extends z.Schema, const Who extends OperatorAccess>(
  declared: OperatorCall<Request, Value, Who>,
): OperatorCall<Request, Value, Who> => declared;
