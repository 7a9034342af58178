import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { customerService } from '@unisite/shared/contract/site';
import { useText } from '@unisite/shared/i18n';
import { Button, Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useSystemStatus } from '../gate/systemStatus.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { type ContactAddress, contactAddress } from './contactAddress.ts';
import { decryptPath } from './decryptPath.ts';
import { firstType } from './openContact.ts';
import { QrCode } from './QrCode.tsx';
import { useOpenContact } from './useOpenContact.ts';

type Entry = ValueOf<typeof customerService>['version']['pathList'][number];

interface Channel {
  entry: Entry;
  address: ContactAddress;
}

/**
 * The channels of customer service: title, type and code; pressing one opens its window, calls or writes. The default
 * channel comes first. While the site is closed, channels that are pages of the site are left out.
 */
export default function Contacts(): ReactElement {
  const t = useText();
  const isOpen = useSystemStatus().status === 0;
  const { data, error, isFetching, refetch } = useOperation(customerService, {});
  if (error) {
    return (
      <>
        <p role="alert">{t('contact.listFailed')}</p>
        <Button size="sm" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {t('contact.again')}
        </Button>
      </>
    );
  }
  if (!data) return <span className="bone rail-bar__wait" />;
  const channels = data.version.pathList
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((entry): Channel[] => {
      const address = addressOf(entry);
      return address && (isOpen || !isOfThisSite(address)) ? [{ entry, address }] : [];
    });
  if (channels.length === 0) return <p>{t('contact.none')}</p>;
  return (
    <>
      {channels.map((channel) => (
        <Contact key={channel.entry.type + channel.entry.title} {...channel} />
      ))}
    </>
  );
}

const rank = ({ type }: Entry): number => (type === firstType ? 0 : 1);

const isOfThisSite = ({ kind, href }: ContactAddress): boolean =>
  kind === 'page' && new URL(href).origin === siteOrigin();

function Contact({ entry, address }: Channel): ReactElement {
  const t = useText();
  const open = useOpenContact();
  const content = (
    <>
      <QrCode address={address.href} title={t('contact.code', { name: entry.title })} />
      {entry.title}
      <small>
        <Icon name={icons[address.kind]} size={14} />
        {address.kind !== 'page' && t(`contact.${address.kind}`)}
        {address.kind === 'page' &&
          (entry.type === firstType ? t('contact.first') : t('contact.type', { type: entry.type }))}
      </small>
    </>
  );
  if (address.kind !== 'page') {
    return (
      <a className="contact" href={address.href}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className="contact" onClick={() => open(entry.type)}>
      {content}
    </button>
  );
}

const icons = { page: 'external', phone: 'phone', mail: 'mail' } as const satisfies Record<
  ContactAddress['kind'],
  IconName
>;

/** Null for a channel that cannot be read: it is left out, the others stay. */
function addressOf({ path }: Entry): ContactAddress | null {
  try {
    return contactAddress(decryptPath(path));
  } catch {
    return null;
  }
}
