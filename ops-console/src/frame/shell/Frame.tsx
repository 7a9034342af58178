import { type OperatorInfo, pendingActs } from '@unisite/shared/contract/operators';
import { feedbackCount, identityCount, proposalCount, signCount } from '@unisite/shared/contract/operatorsCounts';
import { useText } from '@unisite/shared/i18n';
import { IconButton, Notice, SkipLink } from '@unisite/shared/ui';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { followEvents, type Liveness } from '../api/events.ts';
import { useOperation } from '../api/queries.ts';
import { Navigation } from '../navigation/Navigation.tsx';
import { usePageEntries } from '../navigation/pageEntries.ts';
import { hashOf, type Page, type Place, startOf } from '../navigation/place.ts';
import { goTo, usePlace } from '../navigation/usePlace.ts';
import { useTitle } from '../navigation/useTitle.ts';
import { PagePart } from '../parts/PagePart.tsx';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import { useHasRole } from '../session/useHasRole.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { FootNavigation } from './FootNavigation.tsx';
import styles from './Frame.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LiveTag } from './LiveTag.tsx';
import { searchId } from './searchId.ts';
import { useShortcuts } from './useShortcuts.ts';

const HelpSheet = lazy(async () => ({ default: (await import('./sheets.ts')).HelpSheet }));
const PagesSheet = lazy(async () => ({ default: (await import('./sheets.ts')).PagesSheet }));

const mainId = 'main';

interface FrameProps {
  operator: OperatorInfo;
  /** Not while the session is over and the sign-in covers it. */
  active: boolean;
  /** What opens over every page. */
  children: ReactNode;
}

/** The console of a signed-in operator. */
export function Frame({ operator, active, children }: FrameProps): ReactElement {
  const t = useText();
  const place = usePlace();
  const { role } = usePageEntries()[place.page];
  const may = useHasRole();
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const [sheet, setSheet] = useState<'help' | 'pages' | null>(null);
  const pending = useOperation(pendingActs, {}, { enabled: active });

  useEffect(() => (active ? followEvents(setLiveness) : undefined), [active]);

  useShortcuts((shortcut) => {
    if (shortcut.kind === 'page') goTo(startOf(shortcut.page));
    else if (shortcut.kind === 'help') setSheet('help');
    else document.getElementById(searchId)?.focus();
  });

  const proposed = useOperation(proposalCount, {}, { enabled: active });
  const { acts = [], rules = [] } = pending.data ?? {};
  const waiting = acts.length + rules.length + (proposed.data?.waiting ?? 0);
  const unseen = useOperation(feedbackCount, {}, { enabled: active && may('support') }).data?.unseen ?? 0;
  const signs = useOperation(signCount, {}, { enabled: active && may('support') }).data?.open ?? 0;
  const identities = useOperation(identityCount, {}, { enabled: active && may('identity') }).data?.waiting ?? 0;
  const counts = { acts: waiting, feedback: unseen, signs, identity: identities };
  return (
    <>
      <SkipLink target={mainId} />
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.home} href={hashOf(startOf('matrix'))}>
            <Brand />
          </a>
          <Navigation current={place.page} counts={counts} />
          <div className={styles.tools}>
            <LiveTag liveness={liveness} />
            <LanguagePicker />
            <span className="not-phone">
              <IconButton icon="info" label={t('help.title')} onClick={() => setSheet('help')} />
            </span>
            <AccountMenu operator={operator} />
          </div>
        </div>
      </header>
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {may(role) ? (
          <PagePart key={place.page} page={place.page}>
            <PageOf place={place} />
          </PagePart>
        ) : (
          <NotAllowed page={place.page} />
        )}
      </main>
      <FootNavigation current={place.page} counts={counts} onMore={() => setSheet('pages')} />
      <PartBoundary fallback={null}>
        <Suspense fallback={null}>
          {sheet === 'help' && <HelpSheet onClose={() => setSheet(null)} />}
          {sheet === 'pages' && <PagesSheet current={place.page} counts={counts} onClose={() => setSheet(null)} />}
        </Suspense>
      </PartBoundary>
      {children}
    </>
  );
}

/** Shown instead of a page that the operator may not see. */
function NotAllowed({ page }: { page: Page }): ReactElement {
  const t = useText();
  useTitle(t(`nav.${page}`));
  return (
    <>
      <h1>{t(`nav.${page}`)}</h1>
      <Notice tone="info">{t('role.notAllowed')}</Notice>
    </>
  );
}

function PageOf({ place }: { place: Place }): ReactElement {
  // a page's own entry takes its places
  const Content = usePageEntries()[place.page].Content as ComponentType<Place>;
  return <Content {...place} />;
}
