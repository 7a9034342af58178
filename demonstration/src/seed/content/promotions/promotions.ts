import { section, text } from '../text.ts';
import { dailyRebate, firstDeposit, parlayCover, weekendDeposit } from './bonuses.ts';
import { fishHunt, goldenWheelRace, liveBaccaratWeek } from './contests.ts';
import { birthday, fullMoon, goldenHour, levelUp, referAFriend, zaloGift } from './gifts.ts';
import type { PromotionText } from './promotionText.ts';

/** For promotions without an offer: no reward is paid, and nobody can join. */
const example = section(
  text('Chương trình mẫu', 'An example'),
  text(
    'Trang trình diễn này đăng chương trình để xem: chưa tham gia hay nhận thưởng được.',
    'This demonstration shows the offer as an example: it cannot be joined yet, and pays no reward.',
  ),
);

/** In page order. */
const offers: readonly PromotionText[] = [
  goldenWheelRace,
  firstDeposit,
  fullMoon,
  liveBaccaratWeek,
  dailyRebate,
  weekendDeposit,
  goldenHour,
  birthday,
  parlayCover,
  zaloGift,
  referAFriend,
  fishHunt,
  levelUp,
];

export const promotionTexts: readonly PromotionText[] = offers.map((offer) => ({
  ...offer,
  terms: offer.offer ? offer.terms : [example, ...offer.terms],
}));
