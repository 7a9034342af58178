import type { RefusalTexts } from './refusalText.ts';

/** Refusals of agents' contracts. */
export const contractsRefusals = {
  CONTRACT_NOT_ENABLED: {
    status: 403,
    vi: 'Loại hợp đồng này chưa được mở cho bạn. Vui lòng liên hệ tuyến trên.',
    en: 'Contracts of this kind are not enabled for you. Please ask your upline.',
  },
  CONTRACT_NOT_AGENT: {
    status: 409,
    vi: 'Chỉ có thể đề nghị hợp đồng cho đại lý trực tiếp dưới bạn.',
    en: 'You can only offer a contract to an agent right below you.',
  },
  CONTRACT_ABOVE_OWN: {
    status: 409,
    vi: 'Mức đề nghị cao hơn mức bạn đang nhận ở cùng điều kiện. Vui lòng giảm xuống.',
    en: 'These terms are above what you are paid under the same conditions. Please lower them.',
  },
  CONTRACT_OVERLAPS: {
    status: 409,
    vi: 'Đã có hợp đồng hoặc đề nghị khác cùng loại cho các trò chơi này.',
    en: 'There already is another contract or offer of this kind for these games.',
  },
  CONTRACT_TERMS_ODD: {
    status: 400,
    vi: 'Các bậc chưa hợp lệ. Bậc sau phải có điều kiện và tỷ lệ cao hơn bậc trước.',
    en: 'These tiers are not valid. Each tier needs higher conditions and a higher rate than the one before it.',
  },
  CONTRACT_STATE: {
    status: 409,
    vi: 'Hợp đồng vừa thay đổi trạng thái. Vui lòng xem lại.',
    en: 'The contract is in another state by now. Please look again.',
  },
  CONTRACT_ENDS_OTHERS: {
    status: 409,
    vi: 'Các hợp đồng tuyến dưới đã thay đổi nên đề nghị này sẽ kết thúc những hợp đồng khác. Vui lòng đề xuất lại.',
    en: 'Contracts further below have changed, so this offer would end others. Please propose it again.',
  },
  PAY_RUN_CHANGED: {
    status: 409,
    vi: 'Kỳ trả này không còn chờ duyệt.',
    en: 'This pay-run does not wait for approval any more.',
  },
} as const satisfies RefusalTexts;
