import type { AppEntries, ServiceEntries } from '@unisite/shared/contract/operatorsMarketSettings';
import type { MarketSetting } from '../../markets/index.ts';
import { readAppEntries, readServiceEntries, writeAppEntries, writeServiceEntries } from '../content.ts';

/** A market's customer-service entries, maintained by customer service. */
export const serviceSetting: MarketSetting<'serviceEntries'> = {
  kind: 'serviceEntries',
  role: 'support',
  act: 'serviceEntries',
  read: readServiceEntries,
  write: writeServiceEntries,
  describe: (from, to) => `${serviceText(from)} → ${serviceText(to)}`,
};

/** A market's apps and where to get them. */
export const appsSetting: MarketSetting<'appEntries'> = {
  kind: 'appEntries',
  role: 'support',
  act: 'appEntries',
  read: readAppEntries,
  write: writeAppEntries,
  describe: (from, to) => `${appsText(from)} → ${appsText(to)}`,
};

const serviceText = (entries: ServiceEntries): string =>
  `(${entries.map(({ type, title, path }) => `${type} ${title.vi} / ${title.en} ${path}`).join(', ')})`;

const appsText = (entries: AppEntries): string =>
  `(${entries.map(({ type, label, url, qrUrl }) => [type, label, url, ...(qrUrl === url ? [] : [qrUrl])].join(' ')).join(', ')})`;
