import { raffle, raffleSpins, spinRaffle } from '@unisite/shared/contract';
import { isBlocked } from '../../access/protection/index.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { commitmentFor } from './commitment.ts';
import type { Services } from './services.ts';
import { spin } from './spin.ts';
import { purseOf, spinsOf } from './spins.ts';
import { currentWheel, fieldsNow } from './wheel.ts';

/** The wheel, spinning it, and past spins. Members on a break are not shown what there is to win. */
export function routes(serve: Serve, services: Services): void {
  const { database, clock, settings } = services;

  serve(raffle, async (_request, { market, language, session: { memberId } }) => {
    const now = clock();
    const onBreak = await isBlocked(database, memberId, now);
    const current = onBreak ? null : await currentWheel(database, market.code);
    return {
      onBreak,
      wheel: current?.wheel.isOpen
        ? {
            revision: current.revision,
            fields: fieldsNow(current, language),
            consolation: current.wheel.consolation,
            price: current.wheel.price,
            perDay: current.wheel.perDay,
          }
        : null,
      ...(await purseOf(database, memberId, now)),
      next: await commitmentFor(database, settings.drawKeys, memberId),
    };
  });

  serve(spinRaffle, (request, context) => spin(services, request, context));

  serve(raffleSpins, async ({ page, pageSize }, { session, language }) => ({
    page,
    pageSize,
    ...(await spinsOf(database, session.memberId, { page, pageSize, language })),
  }));
}
