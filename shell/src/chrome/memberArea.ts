import { useLocation } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { matchRoute } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { useMarket } from '../market.ts';

/** Paths of the member centre's pages (specification section 2; page keys in brackets). */
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
  /** The visitor is signed in, the market has a member centre, and this is not an agents' page (section 6). */
  available: boolean;
  /** The market has a member centre, whoever visits. */
  offered: boolean;
  onAgentPage: boolean;
}

/** What the chrome may link to in the member centre. */
export function useMemberArea(): MemberArea {
  const { memberCentre } = usePermissions();
  const { switches } = useMarket();
  const onAgentPage = isAgentPage(useLocation().pathname);
  const snapshot = useSnapshot();
  const offered = switches.memberCentre && matchRoute(snapshot, memberPages.centre) !== null;
  return { offered, onAgentPage, available: offered && memberCentre && !onAgentPage };
}
