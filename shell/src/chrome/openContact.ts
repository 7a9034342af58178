import { call } from '@unisite/shared/api';
import { customerService } from '@unisite/shared/contract/site';
import { type ContactAddress, contactAddress } from './contactAddress.ts';

/** The channel to open when none was chosen (specification section 3). */
export const firstType = '3';

/** The window's size (specification section 9). */
const features = 'popup,width=440,height=500';

/** The part of a window that is used; the browser's, or a test's. */
export type ContactWindow = Pick<Window, 'close' | 'opener'> & { location: Pick<Location, 'replace'> };

export interface OpenContact {
  type?: string | undefined;
  open?: () => ContactWindow | null;
  /** Resolves the address of a channel. */
  addressOf?: (type: string) => Promise<ContactAddress>;
  /** Follows a `tel:` or `mailto:` address. */
  handOver?: (href: string) => void;
}

/** The browser blocked the window. */
export class WindowBlocked extends Error {
  override readonly name = 'WindowBlocked';
}

/**
 * Opens customer service in a window of its own. The window opens synchronously, or the browser would block it as a
 * pop-up, and gets its address later; it closes again if there is none (specification section 8) or the channel is a
 * phone number or mail address.
 * @throws {WindowBlocked} when the browser blocks it, and whatever the call threw.
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
