import type { IconName } from '@unisite/shared/ui';

export type ContactKind = 'page' | 'phone' | 'mail';

/** The action of an address. */
export const contactKind = (path: string): ContactKind =>
  path.startsWith('tel:') ? 'phone' : path.startsWith('mailto:') ? 'mail' : 'page';

export const contactIcons: Readonly<Record<ContactKind, IconName>> = { page: 'external', phone: 'phone', mail: 'mail' };
