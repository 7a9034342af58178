import { call } from '@unisite/shared/api';
import { customerService } from '@unisite/shared/contract/site';
import { type ContactAddress, contactAddress } from './contactAddress.ts';

/** The entry to open when nobody chose one (specification section 3). */
export const firstType = '3';

/** The window's size (specification section 9). */
const features = 'popup,width=440,height=500';

/** What is needed of a window; the browser's, or a test's. */
export type ContactWindow = Pick<Window, 'close' | 'opener'> & { location: Pick<Location, 'replace'> };

export interface OpenContact {
  type?: string | undefined;
  open?: () => ContactWindow | null;
  /** Gives the address of an entry. */
  addressOf?: (type: string) => Promise<ContactAddress>;
  /** Hands a number or a mail address to the visitor's machine. */
  handOver?: (href: string) => void;
}

/** A window that could not be opened: the browser keeps pages from opening any. */
export class WindowBlocked extends Error {
  override readonly name = 'WindowBlocked';
}

/**
 * Opens customer service in a window of its own. The window is opened at once, or the browser would take it for an
 * advertisement, and gets its address when it is known; it closes again if that cannot be had (specification section
 * 8), or is no page but a number or a mail address.
 * @throws {WindowBlocked} when there is no window; whatever the call threw.
 */
export async function openContact({
  type = firstType,
  open = openWindow,
  addressOf = askAddress,
  handOver = (href) => location.assign(href),
}: OpenContact): Promise<void> {
  const popup = open();
  if (!popup) throw new WindowBlocked();
  try {
    const address = await addressOf(type);
    popup.opener = null;
    if (address.kind === 'page') popup.location.replace(address.href);
    else {
      popup.close();
      handOver(address.href);
    }
  } catch (error) {
    popup.close();
    throw error;
  }
}

const openWindow = (): ContactWindow | null => window.open('about:blank', '_blank', features);

async function askAddress(type: string): Promise<ContactAddress> {
  const [{ version }, { decryptPath }] = await Promise.all([call(customerService, {}), import('./decryptPath.ts')]);
  const entry = version.pathList.find((one) => one.type === type) ?? version.pathList[0];
  const address = entry && contactAddress(decryptPath(entry.path));
  if (!address) throw new Error('customer service has no address');
  return address;
}
