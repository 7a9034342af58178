import { type Hundredths, type Language, type Localized, toWire } from '@unisite/shared/contract';

interface Transferred {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Hundredths;
  readonly currency: string;
  readonly note: string | null;
}

interface Text {
  readonly title: Localized;
  readonly content: Localized;
}

/** Both sides' inbox messages about a transfer. */
export function transferMessages(transfer: Transferred): { readonly sent: Text; readonly received: Text } {
  const { reference, from, to, note } = transfer;
  const money = (language: Language) =>
    `${toWire(transfer.amount).toLocaleString(language === 'vi' ? 'vi-VN' : 'en')} ${transfer.currency}`;
  const [vi, en] = [money('vi'), money('en')];
  const noteVi = note ? `\n\nLời nhắn: ${note}` : '';
  const noteEn = note ? `\n\nNote: ${note}` : '';
  return {
    sent: {
      title: { vi: `Đã chuyển ${vi} cho ${to}`, en: `${en} sent to ${to}` },
      content: {
        vi: `Lệnh ${reference} đã hoàn tất, ${vi} đã rời ví chính của bạn.${noteVi}\n\nNếu không phải bạn chuyển, hãy đổi mật khẩu rút tiền và báo ngay cho chăm sóc khách hàng.`,
        en: `Transfer ${reference} is complete: ${en} left your main wallet.${noteEn}\n\nIf this was not you, change your withdrawal password and tell customer service at once.`,
      },
    },
    received: {
      title: { vi: `Nhận được ${vi} từ ${from}`, en: `${en} received from ${from}` },
      content: {
        vi: `${vi} đã vào ví chính của bạn theo lệnh ${reference}.${noteVi}`,
        en: `${en} came into your main wallet by transfer ${reference}.${noteEn}`,
      },
    },
  };
}
