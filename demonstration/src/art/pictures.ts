import { avatar, avatarCount } from './avatar.ts';
import { badge, badgeCount } from './badge.ts';
import { banner } from './banner.ts';
import { type BannerCrop, type BannerName, bannerNames, namedBanner } from './banners.ts';
import { type Category, type Game, games, vendors } from './catalogue.ts';
import { flags } from './flags.ts';
import { type GoodsPicture, goods, goodsPictures } from './goods.ts';
import { tile, tintOf } from './tile.ts';
import { vendorMark } from './vendorMark.ts';

/** Languages of the lettering on games' pictures. */
export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** Path of each picture in the pictures' folder. */
export const paths = {
  game: (id: string, language: Language = 'vi'): string => `games/${id}${language === 'vi' ? '' : `.${language}`}.svg`,
  vendor: (id: string): string => `vendors/${id}.svg`,
  /** On the card that opens a vendor's list of games. */
  vendorList: (id: string, category: Category): string => `lists/${id}-${category.toLowerCase()}.svg`,
  vendorLockup: (id: string): string => `vendors/${id}-lockup.svg`,
  avatar: (n: number): string => `avatars/${n}.svg`,
  badge: (level: number): string => `badges/${level}.svg`,
  banner: (name: BannerName, crop: BannerCrop): string => `banners/${name}-${crop}.svg`,
  goods: (name: GoodsPicture): string => `goods/${name}.svg`,
  loginPoster: 'posters/login.svg',
  flag: (countryCode: string): string => `flags/${countryCode.toLowerCase()}.svg`,
} as const;

/** A picture, drawn on demand. */
export interface Picture {
  readonly path: string;
  readonly draw: () => string;
  /** Colour of the ground, for pictures shown on tiles. */
  readonly tint?: string;
}

const count = (n: number) => Array.from({ length: n }, (_, i) => i);

const tileOf = (game: Game, language: Language) =>
  tile({ vendor: game.vendor, game: game.id, title: game[language], category: game.category, variant: game.variant });

/** All pictures. The flags are real ones and used in any mode. */
export const pictures: readonly Picture[] = [
  ...languages.flatMap((language) =>
    games.map((game) => ({
      path: paths.game(game.id, language),
      draw: () => tileOf(game, language),
      tint: tintOf({ vendor: game.vendor, game: game.id }),
    })),
  ),
  ...vendors.flatMap(({ id, name, categories }) => [
    { path: paths.vendor(id), draw: () => vendorMark(id).square },
    ...categories.map((category) => ({
      path: paths.vendorList(id, category),
      draw: () => tile({ vendor: id, game: `list/${id}/${category}`, title: name, category }),
      tint: tintOf({ vendor: id, game: `list/${id}/${category}` }),
    })),
    { path: paths.vendorLockup(id), draw: () => vendorMark(id).lockup },
  ]),
  ...count(avatarCount).map((n) => ({ path: paths.avatar(n), draw: () => avatar(n) })),
  ...count(badgeCount).map((level) => ({ path: paths.badge(level), draw: () => badge(level) })),
  ...bannerNames.flatMap((name) =>
    (['wide', 'phone'] as const).map((crop) => ({
      path: paths.banner(name, crop),
      draw: () => namedBanner(name, crop),
    })),
  ),
  ...goodsPictures.map((name) => ({ path: paths.goods(name), draw: () => goods(name) })),
  {
    path: paths.loginPoster,
    draw: () => banner({ seed: 'dang-nhap', kind: 'fortune', crop: 'phone' }),
  },
  ...flags.map(({ countryCode, markup }) => ({ path: paths.flag(countryCode), draw: () => markup })),
];
