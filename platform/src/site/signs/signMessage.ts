import type { Localized } from '@unisite/shared/contract';
import { harmSigns, type SignName } from '@unisite/shared/contract/operatorsSigns';

const seen: Readonly<Record<(typeof harmSigns)[number], Localized>> = {
  chasing: {
    vi: 'Trong 24 giờ qua bạn đã nạp tiền nhiều lần trong lúc đang thua.',
    en: 'In the last 24 hours you deposited several times while you were losing.',
  },
  nights: {
    vi: 'Tuần qua bạn đã chơi sau nửa đêm trong nhiều đêm.',
    en: 'In the last week you played after midnight on several nights.',
  },
  risingStakes: {
    vi: 'Tuần qua bạn đặt cược nhiều hơn hẳn so với các tuần trước.',
    en: 'In the last week you staked far more than in the weeks before.',
  },
  longDays: { vi: 'Trong 24 giờ qua bạn đã chơi rất lâu.', en: 'In the last 24 hours you played for very long.' },
  failedDeposits: {
    vi: 'Hôm nay nhiều lần nạp tiền của bạn không thành công.',
    en: 'Several of your deposits failed today.',
  },
  depositAfterWithdrawal: {
    vi: 'Tuần qua bạn nhiều lần nạp lại tiền ngay sau khi yêu cầu rút.',
    en: 'In the last week you deposited again soon after asking for a withdrawal, several times.',
  },
  raisedLimits: {
    vi: 'Tuần qua bạn nhiều lần xin nâng hạn mức của mình.',
    en: 'In the last week you asked for higher limits several times.',
  },
};

const isHarm = (sign: SignName): sign is (typeof harmSigns)[number] => harmSigns.some((one) => one === sign);

/** The message to a member about a sign; null when the member is not notified. */
export function signMessage(sign: SignName): { readonly title: Localized; readonly content: Localized } | null {
  if (!isHarm(sign)) return null;
  const { vi, en } = seen[sign];
  return {
    title: { vi: 'Bạn vẫn ổn chứ?', en: 'Is everything all right?' },
    content: {
      vi: `${vi}\n\nNếu thấy chơi không còn vui, bạn có thể đặt hạn mức, tạm nghỉ hoặc tự khoá tài khoản ở trang Chơi có trách nhiệm. Tiền của bạn vẫn rút được bất cứ lúc nào. Nếu muốn nói chuyện, hãy nhắn bộ phận hỗ trợ; chúng tôi lắng nghe và không phán xét.`,
      en: `${en}\n\nIf it is no longer fun, you can set limits, take a break or exclude yourself on the page Responsible play. You can withdraw your money at any time. If you would like to talk, write to support: we listen, and do not judge.`,
    },
  };
}
