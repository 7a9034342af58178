import { useSession } from '@unisite/shared/session';
import { SkipLink } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { WithoutScripts } from '../plain/WithoutScripts.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Balance } from './Balance.tsx';
import { Brand } from './Brand.tsx';
import { DepositLink } from './DepositLink.tsx';
import { Inbox } from './Inbox.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Navigation } from './Navigation.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import { VisitorTools } from './VisitorTools.tsx';
import { Welcome } from './Welcome.tsx';

/**
 * The header of every page (specification section 2): account on top, navigation below. `quiet`: nothing links to
 * games.
 */
export function Header({ quiet }: { quiet: boolean }): ReactElement {
  const session = useSession();
  return (
    <header className="header">
      <SkipLink target="content" />
      <div className="wrap header__top">
        <Brand />
        <Welcome />
        {!quiet && <SearchButton />}
        {session.status === 'in' ? (
          <>
            <Balance />
            <DepositLink />
            <Inbox />
            <AccountMenu info={session.info} />
          </>
        ) : (
          <VisitorTools />
        )}
        <LanguagePicker />
        <PhoneMenuButton />
        <WithoutScripts part="header" />
      </div>
      {!quiet && <Navigation />}
    </header>
  );
}
