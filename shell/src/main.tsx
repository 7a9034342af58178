import './loader/commits.ts'; // React looks for the hook when it loads
import '@unisite/shared/ui/styles';
import './styles/index.ts';
import { seedResponses, setSealingKey } from '@unisite/shared/api';
import { registerTexts, setZone, startI18n } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { createRenderedRoot, renderedMark, SiteRoot } from '@unisite/shared/remote';
import { permissionsOf, renderBalance, sessionState, setMerchant, startSession } from '@unisite/shared/session';
import { readBootstrap, readSeededResponses } from './bootstrap.ts';
import { storeStatus } from './gate/systemStatus.ts';
import { followLiveEvents } from './live/liveEvents.ts';
import { replayEarlyEvents } from './loader/earlyEvents.ts';
import { allowShellFiles } from './loader/fileHashes.ts';
import { preload } from './loader/preload.ts';
import { loadRecovery } from './loader/recovery.ts';
import { nameRenderedStyles } from './loader/renderedStyles.ts';
import { allowKnownScripts } from './loader/scriptPolicy.ts';
import { storeSnapshot } from './loader/snapshot.ts';
import { storeMarket } from './market.ts';
import { Page } from './Page.tsx';
import { destinationOf } from './routing/routeOf.ts';
import { texts } from './texts.ts';

const { market, status, snapshot, sealingKey, session, balanceHidden, language } = readBootstrap(document);

allowShellFiles(document);
nameRenderedStyles(document);
allowKnownScripts();
startI18n(language);
setZone(market);
storeMarket(market);
storeStatus(status);
storeSnapshot(snapshot);
setSealingKey(sealingKey);
setMerchant(market.code);
if (session) startSession(session);
renderBalance(balanceHidden);
seedResponses(readSeededResponses(document));

// the page's preload links already fetch this path's files: use them before React renders
const permissions = permissionsOf(sessionState());
const { pathname } = currentLocation().location;
preload(snapshot, destinationOf({ pathname, snapshot, switches: market.switches, permissions }), permissions);

await registerTexts('shell', texts);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
/** Hydration mismatches; reported after the start, which they do not prevent. */
const differences: unknown[] = [];
createRenderedRoot(root, (error) => differences.push(error)).render(
  <SiteRoot namespace="shell" renderedAt={renderedMark(root)?.renderedAt}>
    <Page
      onStart={() => {
        replayEarlyEvents(root);
        for (const difference of differences) reportError(difference);
      }}
    />
  </SiteRoot>,
);
followLiveEvents();
loadRecovery();
