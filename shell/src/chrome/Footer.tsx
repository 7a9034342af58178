import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Link, useLocation } from '@unisite/shared/navigation';
import { Icon, KitLink } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from '../loader/snapshot.ts';
import { Brand } from './Brand.tsx';
import { FooterVendors } from './FooterVendors.tsx';
import { memberLinks } from './footerLinks.ts';
import { memberPages } from './memberArea.ts';
import { navigationItems } from './navigationItems.ts';
import { useResponsiblePlayPath } from './responsiblePlayPath.ts';
import { useMinute } from './useMinute.ts';
import { useOpenContact } from './useOpenContact.ts';
import { useResources } from './useResources.ts';
import { useShelves } from './useShelves.ts';

/** Specification section 9. */
const copyrightYear = 2022;

const helpTopics = ['faq', 'rules', 'agreement', 'privacy'] as const;

/** The page's footer: links, vendors, legal texts. */
export function Footer(): ReactElement {
  const t = useText();
  const { pathname } = useLocation();
  if (pathname === memberPages.centre || pathname === '/agentHome') return <ShortFooter />;
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__about">
            <Brand />
            <p>{t('footer.about')}</p>
            <p className="footer__age">
              <span className="age">{t('footer.age')}</span>
              <span className="grow">{t('footer.responsible')}</span>
            </p>
          </div>
          <Games />
          <Members />
          <Help />
          <Stores />
        </div>
        <FooterVendors />
        <Legal />
      </div>
    </footer>
  );
}

/** The footer of the member and agent centres: legal texts and help only. */
function ShortFooter(): ReactElement {
  const t = useText();
  const responsiblePlay = useResponsiblePlayPath();
  return (
    <footer className="footer footer--short">
      <div className="wrap">
        <Legal>
          <span className="age">{t('footer.age')}</span>
          <Link to={responsiblePlay}>{t('help.responsible')}</Link>
          <Link to="/terms">{t('terms.title')}</Link>
          <Link to="/help">{t('help.title')}</Link>
        </Legal>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function Games(): ReactElement | null {
  const t = useText();
  const localized = useLocalized();
  const items = navigationItems(useSnapshot(), useShelves()).filter(({ offer }) => offer.category || offer.slot);
  if (items.length === 0) return null;
  return (
    <Column title={t('footer.games')}>
      {items.map(({ offer }) => (
        <li key={offer.to}>
          <Link to={offer.to}>{localized(offer.label)}</Link>
        </li>
      ))}
    </Column>
  );
}

function Members(): ReactElement {
  const t = useText();
  const localized = useLocalized();
  return (
    <Column title={t('footer.members')}>
      {memberLinks(useSnapshot()).map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{localized(label)}</Link>
        </li>
      ))}
      <li>
        <Link to="/join">{t('join.title')}</Link>
      </li>
    </Column>
  );
}

function Help(): ReactElement {
  const t = useText();
  const contact = useOpenContact();
  const responsiblePlay = useResponsiblePlayPath();
  return (
    <Column title={t('footer.help')}>
      {helpTopics.map((topic) => (
        <li key={topic}>
          <Link to={`/help?topic=${topic}`}>{t(`help.${topic}`)}</Link>
        </li>
      ))}
      <li>
        <Link to="/terms">{t('terms.title')}</Link>
      </li>
      <li>
        <Link to={responsiblePlay}>{t('help.responsible')}</Link>
      </li>
      <li>
        <button type="button" onClick={() => contact()}>
          {t('contact.us')}
        </button>
      </li>
    </Column>
  );
}

const stores = { IOS: 'phone', ANDROID: 'download' } as const;

function Stores(): ReactElement | null {
  const t = useText();
  const apps = useResources().flatMap(({ resourceType, url }) =>
    resourceType === 'LITE' ? [] : [{ resourceType, url, icon: stores[resourceType] }],
  );
  if (apps.length === 0) return null;
  return (
    <div className="footer__apps">
      <h2>{t('app.get')}</h2>
      <div className="footer__stores">
        {apps.map(({ resourceType, url, icon }) => (
          <KitLink key={resourceType} className="store" href={url}>
            <Icon name={icon} size={24} />
            <span>
              <small>{t('app.installFor')}</small>
              {t(`app.${resourceType}`)}
            </span>
          </KitLink>
        ))}
      </div>
    </div>
  );
}

function Legal({ children }: { children?: ReactNode }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useMinute();
  return (
    <div className="footer__legal">
      {children}
      <span>{t('footer.copyright', { year: copyrightYear })}</span>
      <span>{t('footer.clock', { at: `${format.date(now)} ${format.time(now)}`, offset: format.offset(now) })}</span>
    </div>
  );
}
