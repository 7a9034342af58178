import { storeStatus } from '../gate/systemStatus.ts';
import { setRenderedBoxes } from '../loader/renderedBoxes.ts';
import { storeSnapshot } from '../loader/snapshot.ts';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { storeMarket } from '../market.ts';
import { Page } from '../Page.tsx';
import { plainParts } from '../plain/plainParts.ts';
import { setSentSignIn } from '../plain/sentSignIn.ts';
import { setPlainParts } from '../plain/WithoutScripts.tsx';
import { setSiteOrigin } from '../siteOrigin.ts';
import type { ServerBundle } from './host.tsx';

setPlainParts(plainParts);

/** The shell's own server build: header, footer, bars and the boxes of all remotes. */
export default {
  name: 'shell',
  texts: { vi, en },
  modules: { page: Page },
  prepare(given) {
    if (!given) throw new Error('a page is rendered with its market, status and snapshot');
    const { market, status, snapshot, origin, boxes, signIn } = given;
    setSiteOrigin(origin);
    storeMarket(market);
    storeStatus(status);
    storeSnapshot(snapshot);
    setRenderedBoxes(boxes);
    setSentSignIn(signIn ?? null);
  },
} satisfies ServerBundle;
