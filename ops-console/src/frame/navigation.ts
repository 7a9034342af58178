import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { IconName } from '@unisite/shared/ui';
import { useHasRole } from '../session/useHasRole.ts';
import { type Page, pages } from './place.ts';

/** The icon of each page, its key after `g`, and the role that it requires; null: any operator. */
export const navigation: Readonly<Record<Page, { icon: IconName; key: string; role: OperatorRole | null }>> = {
  matrix: { icon: 'grid', key: 'm', role: null },
  acts: { icon: 'clock', key: 'p', role: null },
  cash: { icon: 'withdraw', key: 'w', role: 'cash' },
  audit: { icon: 'document', key: 'a', role: null },
  teams: { icon: 'key', key: 't', role: null },
  markets: { icon: 'globe', key: 's', role: null },
  content: { icon: 'announce', key: 'c', role: 'support' },
  promotions: { icon: 'promo', key: 'r', role: 'cash' },
  feedback: { icon: 'chat', key: 'f', role: 'support' },
  signs: { icon: 'heart', key: 'h', role: 'support' },
  identity: { icon: 'id-card', key: 'i', role: 'identity' },
  lottery: { icon: 'ticket', key: 'l', role: 'lottery' },
  members: { icon: 'user', key: 'u', role: 'support' },
  vendors: { icon: 'server', key: 'v', role: 'vendors' },
  agents: { icon: 'agent', key: 'e', role: 'cash' },
  reports: { icon: 'chart', key: 'o', role: 'cash' },
};

/** The pages that the operator may see. */
export function usePages(): readonly Page[] {
  const may = useHasRole();
  return pages.filter((page) => may(navigation[page].role));
}
