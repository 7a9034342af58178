import type { TimeRemaining } from './timeRemaining.ts';

/** All texts of the kit itself; contents come through props. */
export type KitTexts = {
  about: (name: string) => string;
  cancel: string;
  chartFigures: string;
  clear: string;
  close: string;
  closeToast: string;
  days: string;
  errorCode: string;
  favourite: (name: string) => string;
  first: string;
  hidePassword: string;
  hot: string;
  hours: string;
  isNew: string;
  last: string;
  loading: string;
  maintenance: string;
  minutes: string;
  next: string;
  nothingHere: string;
  page: (page: number) => string;
  pages: string;
  playing: string;
  pot: string;
  prev: string;
  retry: string;
  scrollBack: string;
  scrollOn: string;
  seconds: string;
  showPassword: string;
  skipToContent: string;
  timeLeft: (left: TimeRemaining) => string;
  toasts: string;
};

const vi: KitTexts = {
  about: (name) => `Thông tin ${name}`,
  cancel: 'Huỷ',
  chartFigures: 'Bảng số liệu của biểu đồ',
  clear: 'Xoá nội dung tìm',
  close: 'Đóng',
  closeToast: 'Đóng thông báo',
  days: 'ngày',
  errorCode: 'Mã lỗi',
  favourite: (name) => `Yêu thích ${name}`,
  first: 'Đầu',
  hidePassword: 'Ẩn mật khẩu',
  hot: 'Hot',
  hours: 'giờ',
  isNew: 'Mới',
  last: 'Cuối',
  loading: 'Đang tải',
  maintenance: 'Đang bảo trì',
  minutes: 'phút',
  next: 'Sau',
  nothingHere: 'Chưa có gì ở đây',
  page: (page) => `Trang ${page}`,
  pages: 'Phân trang',
  playing: 'Trong 24 giờ qua:',
  pot: 'Hũ',
  prev: 'Trước',
  retry: 'Thử lại',
  scrollBack: 'Xem phần trước',
  scrollOn: 'Xem tiếp',
  seconds: 'giây',
  showPassword: 'Hiện mật khẩu',
  skipToContent: 'Bỏ qua, đến nội dung chính',
  timeLeft: ({ days, hours, minutes, seconds }) =>
    `Còn ${days ? `${days} ngày ` : ''}${hours} giờ ${minutes} phút ${seconds} giây`,
  toasts: 'Thông báo nhanh',
};

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

const en: KitTexts = {
  about: (name) => `About ${name}`,
  cancel: 'Cancel',
  chartFigures: 'Figures of the chart',
  clear: 'Clear the search',
  close: 'Close',
  closeToast: 'Dismiss',
  days: 'days',
  errorCode: 'Error code',
  favourite: (name) => `Favourite ${name}`,
  first: 'First',
  hidePassword: 'Hide password',
  hot: 'Hot',
  hours: 'hours',
  isNew: 'New',
  last: 'Last',
  loading: 'Loading',
  maintenance: 'Under maintenance',
  minutes: 'minutes',
  next: 'Next',
  nothingHere: 'Nothing here yet',
  page: (page) => `Page ${page}`,
  pages: 'Pagination',
  playing: 'In the last 24 hours:',
  pot: 'Jackpot',
  prev: 'Prev',
  retry: 'Try again',
  scrollBack: 'Show previous',
  scrollOn: 'Show more',
  seconds: 'seconds',
  showPassword: 'Show password',
  skipToContent: 'Skip to the main content',
  timeLeft: ({ days, hours, minutes, seconds }) =>
    `${days ? `${count(days, 'day')} ` : ''}${count(hours, 'hour')} ${count(minutes, 'minute')} ${count(seconds, 'second')} left`,
  toasts: 'Notifications',
};

export const kitTexts = { en, vi } as const;
