import { useText } from '@unisite/shared/i18n';
import { Notice, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { useMayChange } from '../centre/useMayChange.ts';
import { LinksSection } from './links/LinksSection.tsx';
import { RegistrationsPanel } from './links/RegistrationsPanel.tsx';
import { OpenDownlineForm } from './OpenDownlineForm.tsx';
import { OpenedAccount } from './OpenedAccount.tsx';
import type { Opened } from './opened.ts';
import { useOwnRow } from './ownRow.ts';

/** Register account (section 2, registerCenter): opens a downline by hand, or by a registration link. */
export default function RegisterPage(): ReactElement {
  const t = useText();
  const mayChange = useMayChange();
  const { query, own } = useOwnRow();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!mayChange) {
    return (
      <>
        <PageHead page="registerCenter" />
        <Notice>{t('open.staff')}</Notice>
      </>
    );
  }
  const form = own && <OpenDownlineForm own={own.rate} onOpened={setOpened} />;
  const entry = opened ? (
    <OpenedAccount {...opened} onNext={() => setOpened(null)} />
  ) : (
    <Panel title={t('open.title')} busy={!own}>
      {query.error && !own ? <QueryError title={t('open.failed')} query={query} /> : (form ?? <Skeleton count={10} />)}
    </Panel>
  );
  return (
    <>
      <PageHead page="registerCenter" />
      {own?.state === 'noDownline' && <Notice tone="warn">{t('open.stopped')}</Notice>}
      <LinksSection own={own?.rate} beside={entry} />
      <RegistrationsPanel />
    </>
  );
}
