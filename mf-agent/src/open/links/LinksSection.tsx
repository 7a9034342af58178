import type { RegistrationLink } from '@unisite/shared/contract/agentLinks';
import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { agentPath } from '../../centre/agentPage.ts';
import styles from '../Open.module.css';
import { LinkCard } from './LinkCard.tsx';
import linkStyles from './Links.module.css';
import { LinksTable } from './LinksTable.tsx';
import { shownLink } from './linkState.ts';
import { useLinks } from './linksQuery.ts';
import { MakeLinkDialog } from './MakeLinkDialog.tsx';

interface LinksSectionProps {
  /** The agent's own rate; undefined while loading. */
  own: Rate | undefined;
  /** Beside the link shown. */
  beside: ReactNode;
}

/** Initial values of a new link: defaults, or those of an expired one. */
type Draft = RegistrationLink | 'new' | null;

/** One link with its QR code, named in the address, and the list of all. */
export function LinksSection({ own, beside }: LinksSectionProps): ReactElement {
  const t = useText();
  const links = useLinks();
  const chosen = useSearch().get('link');
  const choose = (link: string) => navigate(agentPath('registerCenter', { link }), { replace: true });
  const [draft, setDraft] = useState<Draft>(null);
  const card = useRef<HTMLDivElement>(null);
  const rows = links.data?.rows;
  const shown = rows && shownLink(rows, chosen);
  const show = (code: string) => {
    choose(code);
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const make = (
    <Button size="sm" icon="plus" className={linkStyles.make} disabled={!own} onClick={() => setDraft('new')}>
      {t('links.make')}
    </Button>
  );
  return (
    <>
      <div className={styles.grid}>
        {beside}
        <div ref={card} className={styles.place} tabIndex={-1}>
          <Panel title={t('links.one')} end={rows && rows.length > 0 && make} busy={links.isPending}>
            {links.error && !rows && <QueryError title={t('links.failed')} query={links} />}
            {links.isPending && <Skeleton kind="block" height={260} />}
            {shown && <LinkCard key={shown.code} link={shown} onAgain={() => setDraft(shown)} />}
            {rows?.length === 0 && (
              <EmptyState picture="lantern" title={t('links.none')} text={t('links.noneText')} action={make} />
            )}
          </Panel>
        </div>
      </div>
      {rows && rows.length > 0 && (
        <LinksTable links={rows} shown={shown?.code} onShow={show} onAgain={(link) => setDraft(link)} />
      )}
      {draft && own && (
        <MakeLinkDialog
          own={own}
          like={draft === 'new' ? null : draft}
          onMade={({ code }) => choose(code)}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}
