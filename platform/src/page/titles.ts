import type { Localized } from '@unisite/shared/contract';

/** Titles of the shell's own pages; the home page carries the site's own title. */
export const shellTitles: Readonly<Record<string, Localized>> = {
  '/register': { vi: 'Đăng ký', en: 'Register' },
  '/register.html': { vi: 'Đăng ký', en: 'Register' },
  '/login': { vi: 'Đăng nhập', en: 'Log in' },
  '/help': { vi: 'Thỏa thuận người dùng', en: 'User agreement' },
  '/helpmc': { vi: 'Trung tâm trợ giúp', en: 'Help centre' },
  '/app': { vi: 'Tải ứng dụng', en: 'Get the app' },
  '/download': { vi: 'Tải ứng dụng', en: 'Get the app' },
  '/join': { vi: 'Trở thành đối tác', en: 'Become a partner' },
};

export const homeTitle: Localized = {
  vi: 'Casino trực tuyến, thể thao và xổ số',
  en: 'Live casino, sports and lottery',
};

export const notFoundTitle: Localized = { vi: 'Không tìm thấy trang', en: 'Page not found' };

export const description: Localized = {
  vi: 'Casino trực tuyến, nổ hũ, thể thao, xổ số, bắn cá và game bài trong một trang. Bản trình diễn, chỉ dùng tiền minh họa. Dành cho người từ 18 tuổi.',
  en: 'Live casino, slots, sports, lottery, fishing and card games on one site. A demonstration with play money only. For adults of 18 and over.',
};

/** Said to browsers that run no script, in both languages whatever the page's is. */
export const noScript: Localized = {
  vi: 'Trang này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
  en: 'This site needs JavaScript. Please switch it on in your browser and load the page again.',
};
