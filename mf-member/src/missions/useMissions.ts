import { invalidate, useOperation } from '@unisite/shared/api';
import { missionLeaders, missions } from '@unisite/shared/contract/missions';
import { useBusEvent } from '@unisite/shared/events';
import { usePermissions } from '@unisite/shared/session';

/** The member's missions, kept current with play and claims in any tab. None for guests or during breaks. */
export function useMissions() {
  const { guest, onBreak } = usePermissions();
  useBusEvent('missions.changed', () => {
    for (const operation of [missions, missionLeaders]) void invalidate(operation);
  });
  return useOperation(missions, {}, { enabled: !guest && !onBreak });
}
