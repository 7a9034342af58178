import { invalidate } from '@unisite/shared/api';
import type { lotteryBets, oneLotteryBet, TicketSummary } from '@unisite/shared/contract/tickets';
import { useClock } from '@unisite/shared/ui';
import { useEffect } from 'react';

const POLL_INTERVAL_MS = 5_000;

/** Polls while an open ticket's draw is past: settlement follows within seconds, without an event. */
export function useSettlement(
  tickets: readonly Pick<TicketSummary, 'state' | 'drawsAt'>[],
  operation: typeof lotteryBets | typeof oneLotteryBet,
): void {
  const isAwaited = useClock((now) =>
    tickets.some(({ state, drawsAt }) => state === 'open' && Date.parse(drawsAt) <= now),
  );
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => {
      if (!document.hidden) void invalidate(operation);
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAwaited, operation]);
}
