import type { Localized } from '@unisite/shared/contract';
import type { PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import type { PromotionOffer } from '@unisite/shared/contract/promotionOffer';

/** The site's own texts on a promotion in both languages, independent of the console's. */
export const kindNames: Readonly<Record<PromotionDraft['kind'], Localized>> = {
  deposit: { vi: 'Thưởng nạp', en: 'Deposit bonus' },
  rebate: { vi: 'Hoàn trả', en: 'Rebate' },
  gift: { vi: 'Quà tặng', en: 'Gift' },
  tournament: { vi: 'Giải đấu', en: 'Tournament' },
  insurance: { vi: 'Bảo hiểm cược', en: 'Bet insurance' },
  referral: { vi: 'Giới thiệu bạn', en: 'Invite friends' },
  birthday: { vi: 'Sinh nhật', en: 'Birthday' },
};

const join = { vi: 'Tham gia', en: 'Join' };
const claim = { vi: 'Nhận thưởng', en: 'Claim' };

/** The button for members who have not joined. */
export const wayIn = (offer: PromotionOffer | null): Localized => {
  switch (offer?.starts.on) {
    case undefined:
      return { vi: 'Đến trò chơi', en: 'See the games' };
    case 'code':
      return { vi: 'Nhập mã', en: 'Enter the code' };
    case 'application':
      return { vi: 'Nộp đơn', en: 'Apply' };
    case 'deposit':
      return join;
    default:
      return claim;
  }
};

export const previewWords = {
  noEnd: { vi: 'Không giới hạn thời gian', en: 'No end date' },
  until: { vi: 'Đến', en: 'Until' },
  terms: { vi: 'Điều khoản và thể lệ', en: 'Terms and conditions' },
  noTerms: { vi: 'Chương trình này không có điều khoản riêng.', en: 'This promotion has no terms of its own.' },
  noTitle: { vi: 'Chưa có tên', en: 'No title yet' },
  noSummary: { vi: 'Chưa có tóm tắt.', en: 'No summary yet.' },
} as const satisfies Readonly<Record<string, Localized>>;
