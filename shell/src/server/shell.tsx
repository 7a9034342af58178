import { keepStatus } from '../gate/systemStatus.ts';
import { keepRenderedBoxes } from '../loader/renderedBoxes.ts';
import { keepSnapshot } from '../loader/snapshot.ts';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { keepMarket } from '../market.ts';
import { Page } from '../Page.tsx';
import { plainParts } from '../plain/plainParts.ts';
import { keepSentSignIn } from '../plain/sentSignIn.ts';
import { keepPlainParts } from '../plain/WithoutScripts.tsx';
import { setSiteOrigin } from '../siteOrigin.ts';
import type { ServerBundle } from './host.tsx';

keepPlainParts(plainParts);

/** The shell's own server build: header, footer, bars and the boxes of all remotes. */
export default {
  name: 'shell',
  texts: { vi, en },
  modules: { page: Page },
  prepare(given) {
    if (!given) throw new Error('a page is rendered with its market, status and snapshot');
    const { market, status, snapshot, origin, boxes, signIn } = given;
    setSiteOrigin(origin);
    keepMarket(market);
    keepStatus(status);
    keepSnapshot(snapshot);
    keepRenderedBoxes(boxes);
    keepSentSignIn(signIn ?? null);
  },
} satisfies ServerBundle;
