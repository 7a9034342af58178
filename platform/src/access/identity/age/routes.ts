import { ageGate, confirmAge } from '@unisite/shared/contract';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import type { RateRule } from '../../../foundation/http/rateLimits.ts';
import { enforceRate, type Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { confirm } from './confirm.ts';
import { gateOf } from './gate.ts';

/** Open to visitors: many share an address, and each confirms once. */
const perAddress: RateRule = { name: 'age', burst: 60, perSecond: 0.5 };

/** The age gate. */
export function routes(serve: Serve, services: Services): void {
  serve(ageGate, (_request, context) => gateOf(services, context));
  serve(confirmAge, (request, context) => {
    enforceRate(services, perAddress, addressOf(context.ip));
    return confirm(services, request, context);
  });
}
