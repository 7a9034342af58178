import { usePermissions } from '@unisite/shared/session';
import { useState } from 'react';
import type { LaunchRequest } from './launchRequest.ts';
import type { PlayStop } from './time/playWatch.ts';
import type { Launch } from './useLaunch.ts';

/** How the time reminder affects the open game. */
export interface PlayStopState {
  /** The launch whose time counts: a member's for money, in a frame or a window; null: none. */
  readonly visit: number | null;
  /** Why it is stopped; null: it is not. */
  readonly stopped: PlayStop | null;
  readonly onStopped: (why: PlayStop | null) => void;
  /** Number of bets refused because of the reminder, as reported by the vendor. */
  readonly refusals: number;
  readonly onRefused: () => void;
}

/** `launch`: null once its session is over. */
export function usePlayStop(play: LaunchRequest['play'], launch: Launch | null): PlayStopState {
  const { memberCentre } = usePermissions();
  const [stop, setStop] = useState<{ visit: number; why: PlayStop | null } | null>(null);
  const [refusals, setRefusals] = useState(0);
  const open = launch?.state === 'open' || launch?.state === 'window' ? launch : null;
  const visit = play === 'real' && memberCentre && open ? open.visit : null;
  return {
    visit,
    stopped: stop && stop.visit === visit ? stop.why : null,
    onStopped: (why) => visit !== null && setStop({ visit, why }),
    refusals,
    onRefused: () => setRefusals((count) => count + 1),
  };
}
