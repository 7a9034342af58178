import type { SiteZone } from '../i18n/index.ts';

/** The zone of the market that the tests' visitors are at. */
export const vietnam: SiteZone = {
  timeZone: 'Asia/Ho_Chi_Minh',
  zoneName: { vi: 'giờ Việt Nam', en: 'Vietnam time' },
};
