// The demonstration catalogue's pictures, drawn by code. The same input always gives the same SVG.
export { avatar, avatarCount } from './avatar.ts';
export { badge, badgeCount } from './badge.ts';
export { ball } from './ball.ts';
export { banner, bannerKinds } from './banner.ts';
export { type BannerCrop, type BannerName, bannerNames } from './banners.ts';
export { type Language, paths } from './pictures.ts';
export { sceneNames, tile } from './tile.ts';
export { vendorMark } from './vendorMark.ts';
export { type ArtIndex, writeArt } from './writeArt.ts';
