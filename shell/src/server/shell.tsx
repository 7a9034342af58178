import type { Bootstrap } from '@unisite/shared/contract/site';
import { keepStatus } from '../gate/systemStatus.ts';
import { keepRenderedBoxes } from '../loader/renderedBoxes.ts';
import { keepSnapshot } from '../loader/snapshot.ts';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { keepMarket } from '../market.ts';
import { Page } from '../Page.tsx';
import { setSiteOrigin } from '../siteOrigin.ts';
import type { ServerBundle } from './host.tsx';

/** What the whole page is rendered with, beside what every module gets. */
export interface PageGiven extends Pick<Bootstrap, 'market' | 'status' | 'snapshot'> {
  /** Origin of the site. */
  readonly origin: string;
  /** Markup that stands for the content of boxes, by `boxKey`: what the remotes rendered is put in its place. */
  readonly boxes: Readonly<Record<string, string>>;
}

/** The shell's own server build: header, footer, bars and the place of every remote. */
export default {
  name: 'shell',
  texts: { vi, en },
  modules: { page: Page },
  prepare(given) {
    // a border: the platform writes it, by the same type
    const { market, status, snapshot, origin, boxes } = given as PageGiven;
    setSiteOrigin(origin);
    keepMarket(market);
    keepStatus(status);
    keepSnapshot(snapshot);
    keepRenderedBoxes(boxes);
  },
} satisfies ServerBundle;
