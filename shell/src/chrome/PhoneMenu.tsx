import type { Language } from '@unisite/shared/contract/envelope';
import { bus } from '@unisite/shared/events';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { usePermissions, useSession } from '@unisite/shared/session';
import { Avatar, Button, Icon, Sheet, Tabs } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { findModal } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { useMarket } from '../market.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { DepositLink } from './DepositLink.tsx';
import { languageNames, useChangeLanguage } from './LanguagePicker.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import { PhoneShelf } from './PhoneShelf.tsx';
import { useResponsiblePlayPath } from './responsiblePlayPath.ts';
import { useOpenContact } from './useOpenContact.ts';
import { useResources } from './useResources.ts';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'));

/** The phone's menu sheet with everything of the header and the side bars; on a break nothing links to games. */
export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const t = useText();
  const session = useSession();
  const { onBreak } = usePermissions();
  const [leaving, setLeaving] = useState(false);

  return (
    <>
      <Sheet open={open} title={t('menu.title')} onClose={onClose}>
        <Me onClose={onClose} />
        {!onBreak && <PhoneShelf />}
        <div className="sheet__menu">
          {!onBreak && (
            <SearchButton>
              <Icon name="search" />
              {t('search.title')}
            </SearchButton>
          )}
          <MemberLinks />
          <SiteLinks onClose={onClose} />
          {session.status === 'in' && (
            <button
              type="button"
              className="menu__item"
              onClick={() => {
                onClose();
                setLeaving(true);
              }}
            >
              <Icon name="logout" />
              {t('account.signOut')}
            </button>
          )}
        </div>
        <Languages />
      </Sheet>
      {leaving && (
        <Suspense>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

function Me({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const session = useSession();
  const snapshot = useSnapshot();
  if (session.status === 'in') {
    const { nickname, account, avatar, level } = session.info;
    return (
      <div className="row sheet__me">
        <Avatar name={nickname || account} src={avatar} size={44} />
        <div className="grow">
          <strong>{nickname || account}</strong>
          {level && (
            <p>
              <span className="level">
                <Icon name="brand" />
                {level}
              </span>
            </p>
          )}
        </div>
        <DepositLink />
      </div>
    );
  }
  const ask = (modal: 'loginPopupModal' | 'registerModal') => {
    onClose();
    bus.emit('modal.open', { modal });
  };
  return (
    <div className="sheet__visitor">
      <Button variant="primary" block onClick={() => ask('loginPopupModal')}>
        {t('login.submit')}
      </Button>
      {findModal(snapshot, 'registerModal') && (
        <Button variant="outline" block onClick={() => ask('registerModal')}>
          {t('register.open')}
        </Button>
      )}
    </div>
  );
}

function SiteLinks({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const contact = useOpenContact();
  const apps = useResources();
  const { onBreak } = usePermissions();
  const responsiblePlay = useResponsiblePlayPath();
  return (
    <>
      <button
        type="button"
        className="menu__item"
        onClick={() => {
          onClose();
          contact();
        }}
      >
        <Icon name="headset" />
        {t('contact.support')}
      </button>
      {apps.length > 0 && !onBreak && (
        <Link className="menu__item" to="/app">
          <Icon name="phone" />
          {t('app.get')}
        </Link>
      )}
      <Link className="menu__item" to={responsiblePlay}>
        <Icon name="shield" />
        {t('help.responsible')}
      </Link>
      <Link className="menu__item" to="/help">
        <Icon name="info" />
        {t('help.title')}
      </Link>
    </>
  );
}

function Languages(): ReactElement | null {
  const t = useText();
  const language = useLanguage();
  const { languages } = useMarket();
  const change = useChangeLanguage();
  if (languages.length < 2) return null;
  return (
    <Tabs
      label={t('language.choose')}
      tabs={languages.map((code) => ({ id: code, label: <span lang={code}>{languageNames[code]}</span> }))}
      value={language}
      // one of the tab ids above
      onChange={(code) => void change(code as Language)}
    />
  );
}
