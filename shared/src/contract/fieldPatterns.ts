import type { Localized } from './envelope.ts';
import { fieldRefusals } from './fieldRefusals.ts';
import { type FieldFault, lengthText } from './fieldRule.ts';
import type { FieldSetting, RegistrationField } from './registration.ts';

/** All fields of registration, recovery and password changes. */
export type FieldName = RegistrationField | 'oldPassword' | 'newPassword' | 'confirmNewPassword';

/** `expression`: for the whole value, `*` for any. The texts are the message for values that do not match. */
interface FieldPattern extends Localized {
  readonly expression: string;
}

/**
 * Patterns of section 5 by id, for pages and platform alike. `{0}` is the length. A market may override a field's
 * expression (`acceptedPattern`); the message still follows the id.
 */
export const fieldPatterns = {
  0: { expression: '*', vi: 'Vui lòng nhập {0} ký tự.', en: 'Enter {0} characters.' },
  1: {
    expression: '[A-Za-z][A-Za-z0-9]*',
    vi: 'Gồm {0} chữ cái không dấu và chữ số, bắt đầu bằng chữ cái.',
    en: '{0} letters and digits, beginning with a letter.',
  },
  2: {
    expression: '[\\p{Script=Han}0-9]+',
    vi: 'Gồm {0} chữ Hán và chữ số.',
    en: '{0} Chinese characters and digits.',
  },
  3: {
    // Section 9: at most 64 characters before the @. A domain has no more than 253.
    expression:
      "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}",
    vi: 'Vui lòng nhập đúng địa chỉ email, ví dụ: ten@example.com.',
    en: 'Enter a valid email address, for example: name@example.com.',
  },
  4: {
    expression: '[A-Za-z0-9]+',
    vi: 'Gồm {0} chữ cái không dấu hoặc chữ số, không có ký tự đặc biệt.',
    en: '{0} letters or digits, no special characters.',
  },
  5: {
    // Spaces and punctuation are allowed, so that a sentence can be a password.
    expression: '(?=.*[A-Za-z])(?=.*[0-9]).+',
    vi: 'Gồm {0} ký tự, có cả chữ cái và chữ số.',
    en: '{0} characters, letters and digits combined.',
  },
  6: { expression: '[0-9]+', vi: 'Chỉ gồm {0} chữ số.', en: '{0} digits only.' },
  7: {
    expression: '(?=.*[A-Z])[A-Za-z0-9]+',
    vi: 'Gồm {0} chữ cái không dấu và chữ số, có ít nhất một chữ in hoa.',
    en: '{0} letters and digits, at least one of them a capital.',
  },
  8: {
    expression: '[A-Za-z]+(?: [A-Za-z]+)*',
    vi: 'Gồm {0} chữ cái không dấu và khoảng trắng.',
    en: '{0} English letters and spaces.',
  },
  9: { expression: '\\S+', vi: 'Gồm {0} ký tự, không có khoảng trắng.', en: '{0} characters, no spaces.' },
  10: {
    expression: '[\\p{Script=Han}\\p{P}]+',
    vi: 'Gồm {0} chữ Hán và dấu câu.',
    en: '{0} Chinese characters and punctuation marks.',
  },
  12: {
    expression: '\\p{Script=Latin}+(?: \\p{Script=Latin}+)*',
    vi: 'Gồm {0} chữ cái và khoảng trắng.',
    en: '{0} letters and spaces.',
  },
} as const satisfies Record<number, FieldPattern>;

export type PatternId = keyof typeof fieldPatterns;

/** A field's setting with a pattern's own expression. */
export const patternSetting = (
  patternId: PatternId,
  minLength: number,
  maxLength: number,
): Pick<FieldSetting, 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength'> => ({
  acceptedPattern: fieldPatterns[patternId].expression,
  patternId,
  minLength,
  maxLength,
});

/** A pattern id unknown to this page. */
const unknownPattern: Localized = {
  vi: 'Chưa đúng định dạng; cần {0} ký tự.',
  en: 'This is not in the right form; it takes {0} characters.',
};

/** Messages of section 5 for some fields instead of the pattern's. `{1}` is the pattern's message. */
const mobileNumber: Localized = { vi: 'Chỉ điền {0} số', en: 'Enter {0} digits only' };
const realName: Localized = {
  vi: 'Họ tên chưa đúng định dạng, cần viết không dấu. {1}',
  en: 'The real name is not in the right form: leave out accents. {1}',
};
const passwordLength: Localized = {
  vi: 'Vui lòng nhập mật khẩu của bạn từ {0} ký tự',
  en: 'Please enter a password of {0} characters',
};
const passwordExactLength: Localized = { ...passwordLength, vi: 'Vui lòng nhập mật khẩu của bạn gồm {0} ký tự' };

const notEmpty: Localized = { vi: '{0} không được để trống', en: '{0} cannot be empty' };

export const fieldNames: Readonly<Record<FieldName, Localized>> = {
  username: { vi: 'Tên đăng nhập', en: 'Username' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  confirmPassword: { vi: 'Nhập lại mật khẩu', en: 'Confirm password' },
  oldPassword: { vi: 'Mật khẩu hiện tại', en: 'Current password' },
  newPassword: { vi: 'Mật khẩu mới', en: 'New password' },
  confirmNewPassword: { vi: 'Nhập lại mật khẩu mới', en: 'Confirm new password' },
  nickname: { vi: 'Biệt danh', en: 'Nickname' },
  payeeName: { vi: 'Họ và tên thật', en: 'Real name' },
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
  idNumber: { vi: 'Số CCCD hoặc hộ chiếu', en: 'ID card or passport number' },
  recommenderId: { vi: 'Mã người giới thiệu', en: "Referrer's ID" },
  affiliateCode: { vi: 'Mã mời', en: 'Invitation code' },
};

type PatternFault = Omit<Extract<FieldFault, { rule: 'pattern' }>, 'rule'>;

/** A pattern's requirement, with the length filled in; also shown as a hint. */
export function patternSentence({ patternId, min, max }: PatternFault): Localized {
  const known: Readonly<Record<number, Localized>> = fieldPatterns;
  return filled(known[patternId] ?? unknownPattern, lengthOf({ min, max }));
}

/** The message for a field's fault. */
export function faultSentence(field: FieldName, fault: FieldFault): Localized {
  switch (fault.rule) {
    case 'empty':
      return filled(notEmpty, fieldNames[field]);
    case 'different':
      return fieldRefusals.PASSWORDS_DIFFER;
    case 'pattern':
      return mismatchSentence(field, fault);
  }
}

const passwordFields: ReadonlySet<FieldName> = new Set(['password', 'newPassword', 'paymentPassword']);

function mismatchSentence(field: FieldName, fault: PatternFault): Localized {
  const length = lengthOf(fault);
  if (field === 'mobileNum') return filled(mobileNumber, length);
  if (field === 'payeeName') return filled(realName, length, patternSentence(fault));
  if (passwordFields.has(field) && fault.patternId === 0)
    return filled(fault.min === fault.max ? passwordExactLength : passwordLength, length);
  return patternSentence(fault);
}

/** Both bounds, or one number where they are equal. */
function lengthOf(bounds: Pick<PatternFault, 'min' | 'max'>): Localized {
  const text = lengthText(bounds).replace('-', ' - ');
  return { vi: text, en: text };
}

function filled(sentence: Localized, ...values: readonly Localized[]): Localized {
  const inLanguage = (language: keyof Localized) =>
    sentence[language].replace(/\{(\d)\}/g, (place, index) => values[Number(index)]?.[language] ?? place);
  return { vi: inLanguage('vi'), en: inLanguage('en') };
}
