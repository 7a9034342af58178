import { useOperation } from '@unisite/shared/api';
import { agentOverview } from '@unisite/shared/contract/agents';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { agentPath } from '../centre/agentPage.ts';
import { type Period, periodRequest, readPeriod, writePeriod } from '../period/period.ts';
import { useToday } from '../period/useToday.ts';

export type Overview = ValueOf<typeof agentOverview>;
export type TeamDay = Overview['days'][number];

/** The team's figures for the days in the address. */
export function useOverview() {
  const today = useToday();
  const period = readPeriod(useSearch(), today);
  const query = useOperation(agentOverview, periodRequest(period, today), { keepPrevious: true });
  const choose = (to: Period) => navigate(agentPath('overview', writePeriod(to)), { replace: true });
  return { today, period, query, choose };
}
