import type { Localized } from '@unisite/shared/contract';

export const siteName = 'Unisite';

/** Titles of the shell's own pages, identical to those that the shell sets; the home page has the site's own. */
export const shellTitles: Readonly<Record<string, Localized>> = {
  '/login': { vi: 'Bạn cần đăng nhập', en: 'Please sign in' },
  '/help': { vi: 'Thoả thuận người dùng', en: 'User agreement' },
  '/helpmc': { vi: 'Thoả thuận người dùng', en: 'User agreement' },
  '/terms': { vi: 'Điều khoản và quy tắc chơi', en: 'Terms and rules of play' },
  '/app': { vi: 'Tải ứng dụng', en: 'Get the app' },
  '/download': { vi: 'Tải ứng dụng', en: 'Get the app' },
  '/join': { vi: 'Trở thành đối tác', en: 'Become a partner' },
};

export const homeTitle: Localized = {
  vi: 'Unisite: Casino trực tuyến, thể thao và xổ số',
  en: 'Unisite: Live casino, sports and lottery',
};

export const notFoundTitle: Localized = { vi: 'Không tìm thấy trang', en: 'Page not found' };

export const description: Localized = {
  vi: 'Casino trực tuyến, nổ hũ, thể thao, xổ số, bắn cá và game bài trong một trang. Bản trình diễn, chỉ dùng tiền minh họa. Dành cho người từ 18 tuổi.',
  en: 'Live casino, slots, sports, lottery, fishing and card games on one site. A demonstration with play money only. For adults of 18 and over.',
};

/**
 * Shown to browsers without scripts, in both languages whatever the page's: on a rendered page, and on one left to the
 * browser.
 */
export const noScript = {
  rendered: {
    vi: 'JavaScript đang tắt. Bạn vẫn xem được trang; để đăng ký, nạp rút và chơi, hãy bật JavaScript rồi tải lại.',
    en: 'JavaScript is off. You can look around; to register, pay or play, please switch it on and load the page again.',
  },
  skeleton: {
    vi: 'Trang này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
    en: 'This site needs JavaScript. Please switch it on in your browser and load the page again.',
  },
} satisfies Record<string, Localized>;
