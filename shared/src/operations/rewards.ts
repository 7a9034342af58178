import * as contractMissions from '../contract/missions.ts';
import * as contractPoints from '../contract/points.ts';
import * as contractPromotions from '../contract/promotions.ts';
import * as contractVip from '../contract/vip.ts';
import type { NoRequest, Rows } from './shapes.ts';
import { published, type SiteCall } from './siteCall.ts';

/** A promotion as a list shows it; its own page is `/promoDetail?id=…`. */
export interface Promotion {
  id: string;
  title: string;
  /** The figure that catches the eye, as `+100%`. */
  highlight: string | null;
  summary: string;
  /** Paths on this site; wide 2.5:1, phone 4:3. */
  banner: { wide: string; phone: string };
  /** ISO 8601; null: it has no end. */
  startsAt: string;
  endsAt: string | null;
  /** Where it is played: a path of the site. */
  to: string;
}

/** The promotions that run in this market. */
export const promotions: SiteCall<NoRequest, Rows<Promotion>, 'optional'> = published(contractPromotions.promotions);

/** One promotion with its terms. `NOT_FOUND`: it runs no more, or never did. */
export const promotionDetail: SiteCall<
  { id: string },
  Promotion & { terms: { title: string; text: string }[] },
  'optional'
> = published(contractPromotions.promotionDetail);

/** The member's points: a whole number, below zero where a correction took back what was spent. */
export const pointBalance: SiteCall<NoRequest, { balance: number }, 'member'> = published(contractPoints.pointBalance);

/** The levels of the club, the lowest first, and where the member stands; null: not in the club. Amounts are VND. */
export const vipClub: SiteCall<
  NoRequest,
  {
    levels: {
      id: string;
      name: string;
      /** Path on this site. */
      badge: string;
      /** Valid turnover and deposits since joining that reach it. */
      turnover: number;
      deposits: number;
    }[];
    /** `level`: id of the level; null: none yet. */
    mine: { level: string | null; turnover: number; deposits: number } | null;
  },
  'optional'
> = published(contractVip.vipClub);

/** The member's missions; none while a break is on. They are claimed on the site’s own page. */
export const missions: SiteCall<
  NoRequest,
  {
    /** How many can be claimed. */
    available: number;
    rows: {
      id: string;
      title: string;
      /** In the mission's unit; at most `target`. */
      progress: number;
      target: number;
      state: 'open' | 'ready' | 'claimed';
    }[];
  },
  'member'
> = published(contractMissions.missions);
