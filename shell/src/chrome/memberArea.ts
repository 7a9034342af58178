import { useLocation } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { matchRoute } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { useMarket } from '../market.ts';

/** Where the member centre's pages are (specification section 2, page keys in brackets). */
export const memberPages = {
  centre: '/member',
  deposit: '/member?page=deposit',
  withdrawal: '/member?page=withdrawal',
  accountRecord: '/member?page=transactionHistory',
  bettingRecord: '/member?page=personalHistoryCopy',
  inbox: '/member?page=messageV2',
  referral: '/member?page=referral',
} as const;

export const isAgentPage = (pathname: string): boolean => pathname === '/agent' || pathname === '/agentHome';

interface MemberArea {
  /** The signed-in person has a member centre in this market, and is not on the agents' pages (section 6). */
  available: boolean;
  /** The market has a member centre, whoever asks. */
  offered: boolean;
  onAgentPage: boolean;
}

/** What the chrome may offer of the member centre. */
export function useMemberArea(): MemberArea {
  const { memberCentre } = usePermissions();
  const { switches } = useMarket();
  const onAgentPage = isAgentPage(useLocation().pathname);
  const snapshot = useSnapshot();
  const offered = switches.memberCentre && matchRoute(snapshot, memberPages.centre) !== null;
  return { offered, onAgentPage, available: offered && memberCentre && !onAgentPage };
}
