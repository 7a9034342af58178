import type { Localized, PromotionCard, PromotionOffer } from '@unisite/shared/contract';
import type { BannerName } from '../../../art/banners.ts';
import type { Category } from '../../../art/catalogue.ts';
import { type Section, section, text } from '../text.ts';

export interface PromotionText {
  readonly id: string;
  readonly kind: PromotionCard['kind'];
  readonly title: Localized;
  readonly summary: Localized;
  readonly highlight: Localized | null;
  readonly banner: BannerName;
  /** The shelf whose games are shown next to it. */
  readonly shelf: Category;
  /** Only games whose pictures show this scene; by default all of the shelf. */
  readonly scene?: string;
  readonly leadsTo: string;
  /** Markets it runs in; default: all. */
  readonly markets?: readonly string[];
  readonly hero: boolean;
  /** Days before today on which it began, and days from today until it ends (null: open-ended). */
  readonly began: number;
  readonly ends: number | null;
  readonly terms: readonly Section[];
  /** What it gives; without it, it is announced only and nobody can join. */
  readonly offer?: PromotionOffer;
}

export const who = text('Đối tượng', 'Who can join');
export const how = text('Cách tham gia', 'How to join');
export const reward = text('Thưởng và vòng cược', 'Reward and wagering');
export const notes = text('Lưu ý', 'Please note');

export const oneAccount = section(
  notes,
  text(
    'Mỗi hội viên, mỗi số điện thoại, mỗi tài khoản ngân hàng và mỗi giấy tờ chỉ được nhận một lần. Cược huỷ, cược hoà và cược hai bên đối nhau trong cùng một ván không được tính.\n\nUnisite có quyền thu hồi phần thưởng và tiền thắng phát sinh từ phần thưởng nếu phát hiện gian lận. Tiền gốc của hội viên luôn được trả lại.',
    'One reward per member, phone number, bank account and document. Cancelled bets, ties and opposite bets on one round do not count.\n\nUnisite may take back a reward, and winnings that came from it, where there is fraud. A member’s own money is always returned.',
  ),
);
