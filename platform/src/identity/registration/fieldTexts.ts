import type { Localized, RegistrationField } from '@unisite/shared/contract';
import { type FieldFault, lengthText } from '@unisite/shared/contract/fieldRule';
import { Refusal } from '../../foundation/http/refusal.ts';
import { refusalTexts } from '../../foundation/http/refusalTexts.ts';

const labels: Readonly<Record<RegistrationField, Localized>> = {
  username: { vi: 'Tên đăng nhập', en: 'Username' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  confirmPassword: { vi: 'Nhập lại mật khẩu', en: 'Confirm password' },
  nickname: { vi: 'Biệt danh', en: 'Nickname' },
  payeeName: { vi: 'Họ và tên', en: 'Full name' },
  mobileNum: { vi: 'Số điện thoại', en: 'Mobile number' },
  verificationCode: { vi: 'Mã xác minh', en: 'Verification code' },
  email: { vi: 'Email', en: 'Email' },
  paymentPassword: { vi: 'Mật khẩu rút tiền', en: 'Withdrawal password' },
  qqNum: { vi: 'Số QQ', en: 'QQ number' },
  line: { vi: 'LINE', en: 'LINE' },
  whatsapp: { vi: 'WhatsApp', en: 'WhatsApp' },
  facebook: { vi: 'Facebook', en: 'Facebook' },
  wechat: { vi: 'WeChat', en: 'WeChat' },
  zalo: { vi: 'Số Zalo', en: 'Zalo number' },
  idNumber: { vi: 'Số giấy tờ tùy thân', en: 'Identity document number' },
  recommenderId: { vi: 'Người giới thiệu', en: 'Referrer' },
  affiliateCode: { vi: 'Mã mời', en: 'Invitation code' },
};

/** Section 5's texts; `{0}` is the length. */
const patterns: ReadonlyMap<number, Localized> = new Map([
  [0, { vi: 'Vui lòng nhập {0} ký tự.', en: 'Please enter {0} characters.' }],
  [
    1,
    {
      vi: 'Bắt đầu bằng chữ cái, chỉ gồm chữ cái không dấu và số, {0} ký tự.',
      en: 'Begin with a letter, then letters and digits only, {0} characters.',
    },
  ],
  [2, { vi: 'Chỉ điền chữ Hán và số, {0} ký tự.', en: 'Chinese characters and digits only, {0} characters.' }],
  [3, { vi: 'Email không đúng định dạng.', en: 'This is not a valid email address.' }],
  [
    4,
    {
      vi: 'Chỉ điền chữ cái không dấu và số, không có ký tự đặc biệt, {0} ký tự.',
      en: 'Letters and digits only, no special characters, {0} characters.',
    },
  ],
  [
    5,
    {
      vi: 'Phải có cả chữ cái và số, {0} ký tự.',
      en: 'Letters and digits combined, {0} characters.',
    },
  ],
  [6, { vi: 'Chỉ điền {0} số', en: 'Enter {0} digits only' }],
  [
    7,
    {
      vi: 'Chữ cái và số, có ít nhất một chữ in hoa, {0} ký tự.',
      en: 'Letters and digits with at least one capital, {0} characters.',
    },
  ],
  [
    8,
    {
      vi: 'Chỉ điền chữ cái tiếng Anh và khoảng trắng, {0} ký tự.',
      en: 'English letters and spaces only, {0} characters.',
    },
  ],
  [9, { vi: 'Không được có khoảng trắng, {0} ký tự.', en: 'No spaces, {0} characters.' }],
  [
    10,
    { vi: 'Chỉ điền chữ Hán và dấu câu, {0} ký tự.', en: 'Chinese characters and punctuation only, {0} characters.' },
  ],
  [12, { vi: 'Chỉ điền chữ cái và khoảng trắng, {0} ký tự.', en: 'Letters and spaces only, {0} characters.' }],
]);

/** Of fields that say it in their own way (section 5, messages). */
const own: Partial<Record<RegistrationField, { readonly patternId: number; readonly text: Localized }>> = {
  payeeName: {
    patternId: 12,
    text: {
      vi: 'Họ tên không đúng định dạng: viết không dấu, có khoảng trắng, {0} ký tự.',
      en: 'The full name is not in the right form: letters without accents, and spaces, {0} characters.',
    },
  },
  password: {
    patternId: 0,
    text: {
      vi: 'Vui lòng nhập mật khẩu của bạn từ {0} ký tự',
      en: 'Please enter a password of {0} characters',
    },
  },
};

/**
 * The sentence for a field's fault: the text of the pattern with the length filled in, or what is missing (section 5).
 */
export function faultText(field: RegistrationField, fault: FieldFault): Localized {
  switch (fault.rule) {
    case 'empty':
      return { vi: `${labels[field].vi} không được để trống`, en: `${labels[field].en} may not be empty` };
    case 'different':
      return new Refusal('PASSWORDS_DIFFER').texts;
    case 'pattern': {
      const special = own[field]?.patternId === fault.patternId ? own[field]?.text : undefined;
      const text = special ?? patterns.get(fault.patternId) ?? refusalTexts.BAD_REQUEST;
      const length = lengthText(fault).replace('-', ' - ');
      return { vi: text.vi.replace('{0}', length), en: text.en.replace('{0}', length) };
    }
  }
}
