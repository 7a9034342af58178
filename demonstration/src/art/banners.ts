import { type BannerKind, banner } from './banner.ts';

/** Banners of promotions and category pages. The name is the address and the seed; the kind determines the motif. */
const kinds = {
  'nap-dau': 'welcome',
  'hoan-tra': 'cashback',
  'li-xi-gio-vang': 'fortune',
  'vong-quay-hoang-kim': 'wheel',
  'hoi-trang-ram': 'moon',
  'sinh-nhat': 'birthday',
  'bao-hiem-xien': 'cover',
  'gioi-thieu': 'friends',
  'qua-zalo': 'friends',
  'cau-lac-bo-vip': 'vip',
  'rong-vang': 'dragon',
  'baccarat-toc-do': 'live',
  'moi-trong-tuan-live': 'live',
  'moi-trong-tuan-rng': 'jackpot',
  'moi-trong-tuan-fish': 'fish',
  'moi-trong-tuan-sport': 'sports',
  'moi-trong-tuan-es': 'esports',
  'moi-trong-tuan-pvp': 'cards',
  'moi-trong-tuan-lott': 'lottery',
  'moi-trong-tuan-elott': 'drum',
  'moi-trong-tuan-egame': 'crash',
} as const satisfies Readonly<Record<string, BannerKind>>;

export type BannerName = keyof typeof kinds;
export const bannerNames = Object.keys(kinds).filter((name): name is BannerName => name in kinds);

export type BannerCrop = 'wide' | 'phone';

/**
 * A named banner: wide 1200 by 420 with a calm left half for text, phone 800 by 1000 with room for text at the foot.
 */
export const namedBanner = (name: BannerName, crop: BannerCrop): string =>
  banner({ seed: name, kind: kinds[name], crop });
