import type { Localized } from '@unisite/shared/contract/envelope';
import type { Snapshot } from '@unisite/shared/contract/registry';
import { matchRoute } from '../loader/offers.ts';

/** Paths of the footer's member column, in order (specification section 2). */
const members = ['/promotions', '/pointMall', '/vip', '/noticePage', '/agent'] as const;

export interface FooterLink {
  to: string;
  label: Localized;
}

/** The member links that this market has a route for, labelled by those routes. */
export const memberLinks = (snapshot: Snapshot): FooterLink[] =>
  members.flatMap((to) => {
    const match = matchRoute(snapshot, to);
    return match ? [{ to, label: match.route.title }] : [];
  });
