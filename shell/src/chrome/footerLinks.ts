import type { Localized } from '@unisite/shared/contract/envelope';
import type { Snapshot } from '@unisite/shared/contract/registry';
import { matchRoute } from '../loader/offers.ts';

/** What the member's column would hold, in order (specification section 2). */
const members = ['/promotions', '/pointMall', '/vip', '/noticePage', '/agent'] as const;

export interface FooterLink {
  to: string;
  label: Localized;
}

/** The member's links that this market has a route for, under the names that the routes bring along. */
export const memberLinks = (snapshot: Snapshot): FooterLink[] =>
  members.flatMap((to) => {
    const match = matchRoute(snapshot, to);
    return match ? [{ to, label: match.route.title }] : [];
  });
