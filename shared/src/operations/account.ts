import * as contractMessages from '../contract/messages.ts';
import * as contractWallet from '../contract/wallet.ts';
import type { NoRequest, Page, PageRequest } from './shapes.ts';
import { published, type SiteCall } from './siteCall.ts';

/** An announcement of the site. */
export interface Announcement {
  id: string;
  title: string;
  /** Plain text; paragraphs are parted by a blank line. */
  content: string;
  /** ISO 8601. */
  time: string;
  pinned: boolean;
  /** Path on this site; null: it has none. */
  picture: string | null;
}

/** Announcements, newest first. */
export const announcements: SiteCall<PageRequest, Page<Announcement>, 'optional'> = published(
  contractMessages.announcements,
);

/** How many messages the member has not read. */
export const unreadMessages: SiteCall<NoRequest, { count: number }, 'member'> = published(
  contractMessages.unreadMessages,
);

/**
 * All that the member has: the main wallet with what lies at vendors, and beside it what open bonuses hold. VND with at
 * most two decimals. It is stale after `balance.stale` on the bus. Show it only where `useBalanceHidden` says so.
 */
export const balance: SiteCall<NoRequest, { sumBalance: number; bonus: number; currency: string }, 'member'> =
  published(contractWallet.balance);
