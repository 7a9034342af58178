import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { customerService } from '@unisite/shared/contract/site';
import { useText } from '@unisite/shared/i18n';
import { Button, Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type ContactAddress, contactAddress } from './contactAddress.ts';
import { decryptPath } from './decryptPath.ts';
import { firstType } from './openContact.ts';
import { QrCode } from './QrCode.tsx';
import { useOpenContact } from './useOpenContact.ts';

type Entry = ValueOf<typeof customerService>['version']['pathList'][number];

/**
 * The entries of customer service: title, type and code; pressing one opens its window, calls or writes. The one to
 * open first stands first.
 */
export default function Contacts(): ReactElement {
  const t = useText();
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
  const entries = data.version.pathList.toSorted((a, b) => rank(a) - rank(b));
  if (entries.length === 0) return <p>{t('contact.none')}</p>;
  return (
    <>
      {entries.map((entry) => (
        <Contact key={entry.type + entry.title} entry={entry} />
      ))}
    </>
  );
}

const rank = ({ type }: Entry): number => (type === firstType ? 0 : 1);

function Contact({ entry }: { entry: Entry }): ReactElement | null {
  const t = useText();
  const open = useOpenContact();
  const address = addressOf(entry);
  if (!address) return null;
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

/** Null for an entry that cannot be read: it is not offered, and the others still are. */
function addressOf({ path }: Entry): ContactAddress | null {
  try {
    return contactAddress(decryptPath(path));
  } catch {
    return null;
  }
}
