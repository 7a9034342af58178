import { memberFreeRounds } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../../foundation/services.ts';
import { closeFreeRounds } from './closeFreeRounds.ts';
import { freeRoundsOf, freeRoundsToWire } from './freeRoundsRows.ts';

/** A member's free rounds. */
export function routes(serve: Serve, services: Services): void {
  serve(memberFreeRounds, async ({ page, pageSize }, { session, language }) => {
    await closeFreeRounds(services, session.memberId);
    const { rows, total } = await freeRoundsOf(services.database, session.memberId, { page, pageSize });
    return { page, pageSize, total, rows: rows.map((row) => freeRoundsToWire(row, language)) };
  });
}
