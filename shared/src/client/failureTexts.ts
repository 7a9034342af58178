import { currentLanguage } from '../i18n/i18n.ts';
import { CallError } from './CallError.ts';

const texts = {
  NETWORK: {
    vi: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
    en: 'The server cannot be reached. Please check your connection and try again.',
  },
  TIMEOUT: {
    vi: 'Máy chủ trả lời quá lâu. Vui lòng thử lại.',
    en: 'The server took too long to answer. Please try again.',
  },
  MALFORMED: {
    vi: 'Máy chủ trả về dữ liệu không hợp lệ. Vui lòng tải lại trang.',
    en: 'The server sent an answer this page cannot read. Please reload the page.',
  },
} as const;

/** The failure of a call without a (readable) response. */
export const noResponseError = (code: keyof typeof texts, status = 0): CallError =>
  new CallError({ code, message: texts[code][currentLanguage()], status, messages: texts[code] });
