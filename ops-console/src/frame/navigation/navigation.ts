import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { IconName } from '@unisite/shared/ui';
import { useHasRole } from '../session/useHasRole.ts';
import { type Page, pages } from './place.ts';

/** Subjects of pages, in the order of the sheet. */
export const pageGroups = ['house', 'money', 'people', 'site'] as const;

interface PageEntry {
  readonly icon: IconName;
  /** The key after `g`. */
  readonly key: string;
  /** Required role; null: any operator. */
  readonly role: OperatorRole | null;
  readonly group: (typeof pageGroups)[number];
}

export const navigation: Readonly<Record<Page, PageEntry>> = {
  matrix: { icon: 'grid', key: 'm', role: null, group: 'house' },
  acts: { icon: 'clock', key: 'p', role: null, group: 'house' },
  cash: { icon: 'withdraw', key: 'w', role: 'cash', group: 'money' },
  audit: { icon: 'document', key: 'a', role: null, group: 'house' },
  teams: { icon: 'key', key: 't', role: null, group: 'house' },
  markets: { icon: 'globe', key: 's', role: null, group: 'house' },
  content: { icon: 'announce', key: 'c', role: 'support', group: 'site' },
  promotions: { icon: 'promo', key: 'r', role: 'cash', group: 'money' },
  feedback: { icon: 'chat', key: 'f', role: 'support', group: 'people' },
  signs: { icon: 'heart', key: 'h', role: 'support', group: 'people' },
  identity: { icon: 'id-card', key: 'i', role: 'identity', group: 'people' },
  lottery: { icon: 'ticket', key: 'l', role: 'lottery', group: 'site' },
  members: { icon: 'user', key: 'u', role: 'support', group: 'people' },
  vendors: { icon: 'server', key: 'v', role: 'vendors', group: 'house' },
  agents: { icon: 'agent', key: 'e', role: 'cash', group: 'money' },
  reports: { icon: 'chart', key: 'o', role: 'cash', group: 'money' },
};

/** The pages that the operator may see. */
export function usePages(): readonly Page[] {
  const may = useHasRole();
  return pages.filter((page) => may(navigation[page].role));
}

/** Beside the button for all pages. */
export const maxAtFoot = { phone: 4, tablet: 7 } as const;

/** Pages at the foot of phones and tablets, as many as fit: those with counts first, then the most used. */
const atFoot: readonly Page[] = ['matrix', 'acts', 'cash', 'members', 'signs', 'identity', 'feedback', 'lottery'];

/** The pages at the foot that the operator may see. */
export function useFootPages(): readonly Page[] {
  const may = usePages();
  const first = atFoot.filter((page) => may.includes(page));
  return [...first, ...may.filter((page) => !first.includes(page))].slice(0, maxAtFoot.tablet);
}
