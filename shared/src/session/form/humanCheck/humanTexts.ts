import type { Language } from '@unisite/shared/contract/envelope';
import { useLanguage } from '@unisite/shared/i18n';

/** Texts of the checks, bundled into whichever remote uses one. */
export interface HumanTexts {
  title: string;
  lead: string;
  picture: string;
  handle: string;
  handleHelp: string;
  at: (x: number, most: number) => string;
  drag: string;
  checking: string;
  passed: string;
  renew: string;
  or: string;
  automatic: string;
  automaticNote: string;
  working: (percent: number) => string;
  workFailed: string;
  slideInstead: string;
  signs: string;
  signsRenew: string;
  signsAutomatic: string;
}

const vi: HumanTexts = {
  title: 'Xác minh',
  lead: 'Kéo mảnh ghép vào đúng chỗ trống trong hình.',
  picture: 'Hình có một chỗ trống',
  handle: 'Vị trí của mảnh ghép',
  handleHelp: 'Dùng phím mũi tên để di chuyển, Enter để xác nhận.',
  at: (x, most) => `${x} trên ${most} điểm ảnh`,
  drag: 'Kéo sang phải',
  checking: 'Đang kiểm tra…',
  passed: 'Đã xác minh',
  renew: 'Đổi hình khác',
  or: 'hoặc',
  automatic: 'Kiểm tra tự động',
  automaticNote: 'Trình duyệt tự giải một phép tính ngắn, bạn không cần làm gì.',
  working: (percent) => `Đang kiểm tra… ${percent}%`,
  workFailed: 'Chưa kiểm tra tự động được.',
  slideInstead: 'Kéo mảnh ghép thay cho kiểm tra tự động',
  signs: 'Mã trong hình',
  signsRenew: 'Đổi mã khác',
  signsAutomatic: 'Không đọc được hình? Kiểm tra tự động',
};

const en: HumanTexts = {
  title: 'Verification',
  lead: 'Drag the piece to the gap in the picture.',
  picture: 'A picture with a gap',
  handle: 'Place of the piece',
  handleHelp: 'Move it with the arrow keys, confirm with Enter.',
  at: (x, most) => `${x} of ${most} pixels`,
  drag: 'Drag to the right',
  checking: 'Checking…',
  passed: 'Verified',
  renew: 'Another picture',
  or: 'or',
  automatic: 'Check automatically',
  automaticNote: 'Your browser solves a short sum by itself; there is nothing for you to do.',
  working: (percent) => `Checking… ${percent}%`,
  workFailed: 'The automatic check did not work.',
  slideInstead: 'Drag a piece instead',
  signs: 'Characters in the picture',
  signsRenew: 'Another picture',
  signsAutomatic: 'Cannot read it? Check automatically',
};

const texts: Readonly<Record<Language, HumanTexts>> = { vi, en };

export const useHumanTexts = (): HumanTexts => texts[useLanguage()];
