import type { RefusalTexts } from './refusalText.ts';

/** Refusals of what operators set: wallets of markets, vendors. */
export const operatorsRefusals = {
  NOT_SINGLE: {
    status: 409,
    vi: 'Trò chơi ở thị trường này đang dùng ví ở nhà cung cấp: tiền ở đó là của thành viên, không rút về thay họ.',
    en: 'Games of this market play from wallets at vendors: what lies there is left to its members.',
  },
  CALLER_TAKEN: {
    status: 409,
    vi: 'Đã có bên gọi mang tên này.',
    en: 'There is a caller of this name already.',
  },
  VENDOR_CHANGED: {
    status: 409,
    vi: 'Khoá bí mật vừa được thay đổi. Hãy xem lại rồi quyết định.',
    en: 'The secret was changed meanwhile. Look at it again, then decide.',
  },
  SECRET_OF_SETTINGS: {
    status: 409,
    vi: 'Khoá của nhà cung cấp thử nghiệm nằm trong cấu hình của hệ thống, không đổi được ở đây.',
    en: 'The secret of the stand-in vendor comes from the settings of the platform, and cannot be changed here.',
  },
  VENDOR_ADDRESS: {
    status: 400,
    vi: 'Địa chỉ phải dùng https và không phải là địa chỉ của chính trang này.',
    en: 'The address has to use https, and must not be one of this site.',
  },
} as const satisfies RefusalTexts;
