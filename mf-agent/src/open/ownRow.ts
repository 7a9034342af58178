import { useOperation } from '@unisite/shared/api';
import { agentTeam } from '@unisite/shared/contract/agentTeam';

/**
 * The agent's own row of the team: its rate is the most that it can give, its state says whether it may open accounts.
 */
export const useOwnRow = () => {
  const query = useOperation(agentTeam, { pageSize: 1 });
  return { query, own: query.data?.own };
};
