import { claimRebates, rebates } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../../foundation/services.ts';
import { claim, rebatesOf } from './memberRebates.ts';

/** A member's rebates, and claiming them. */
export function routes(serve: Serve, services: Services): void {
  serve(rebates, (_request, context) => rebatesOf(services, context));
  serve(claimRebates, (request, context) => claim(services, request, context));
}
