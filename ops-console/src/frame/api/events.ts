import { type OperatorEvent, operatorEvent, operatorEventsPath } from '@unisite/shared/contract/operators';
import { safeParse } from '@unisite/shared/schema';
import { askSession } from '../session/session.ts';
import { refreshAnswered, refreshNamed } from './queries.ts';

/** Names of the calls each event invalidates. Names, not calls: importing those would load every page's schemas. */
export const stale: Readonly<Record<OperatorEvent['type'], readonly string[]>> = {
  placements: ['matrix', 'remoteDetail', 'audit', 'pendingActs'],
  health: ['matrix', 'remoteDetail', 'healthSeries'],
  acts: ['pendingActs', 'matrix', 'remoteDetail'],
  teams: ['teams'],
  cash: [
    'cashDesk',
    'depositDesk',
    'contradictions',
    'lateWins',
    'corrections',
    'memberBalance',
    'proposals',
    'proposalCount',
  ],
  wallets: ['listMarketWallets', 'audit'],
  vendors: ['vendors', 'audit', 'proposals', 'proposalCount'],
  limits: ['listMarketLimits', 'audit'],
  settings: ['listMarketSettings', 'marketTerms', 'audit'],
  protection: ['memberProtection'],
  announcements: ['announcementDesk', 'audit'],
  mailings: ['mailingDesk', 'audit'],
  promotions: ['promotionDesk', 'applicationDesk', 'audit'],
  points: ['pointDesk', 'redemptionDesk', 'audit'],
  missions: ['missionDesk', 'wheelDesk', 'rewardsGiven', 'audit'],
  agents: ['agentDesk', 'oneAgent', 'contractDesk', 'payRunDesk', 'audit'],
  feedback: ['feedbackDesk', 'feedbackCount'],
  signs: ['signs', 'signCount'],
  identity: ['identityDesk', 'identityCount', 'oneIdentityCheck'],
  proposals: ['proposals', 'proposalCount', 'audit'],
  lottery: ['lotteryDraws', 'lotteryDraw', 'lotteryStations', 'drawExposure', 'audit'],
};
const allCalls = [...new Set(Object.values(stale).flat())];

/** Whether events arrive: `live`, or the console shows the last known state and reconnects. */
export type Liveness = 'connecting' | 'live' | 'lost';

const pauses = [1000, 2000, 5000, 10_000, 20_000];

/**
 * Follows the console's events and refetches what they name; after a break, everything, as events may have been missed.
 * `onChange` gets the state of the connection. Returns a function that stops it.
 */
export function followEvents(onChange: (liveness: Liveness) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const take = ({ data }: MessageEvent<string>) => {
    const event = safeParse(operatorEvent, parse(data));
    if (event.success) void refreshNamed(stale[event.data.type]);
  };

  const open = () => {
    source = new EventSource(operatorEventsPath);
    source.onopen = () => {
      // events before it opened were not delivered
      void (failures > 0 ? refreshNamed(allCalls) : refreshAnswered(allCalls));
      failures = 0;
      onChange('live');
    };
    for (const name of Object.keys(stale)) source.addEventListener(name, take);
    source.onerror = () => {
      source?.close();
      onChange('lost');
      // a refused stream has no reason: most likely the session is over
      void askSession();
      timer = setTimeout(open, pauses[Math.min(failures, pauses.length - 1)]);
      failures += 1;
    };
  };

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
