import type { Category } from '@unisite/shared/contract/games';
import type { MissionGoal } from '@unisite/shared/contract/missionGoal';
import { shelfPath } from '@unisite/shared/contract/shelfPath';
import type { IconName } from '@unisite/shared/ui';
import { subPagePath } from '../centre/subPage.ts';

const icons: Readonly<Record<Category, IconName>> = {
  LIVE: 'live',
  RNG: 'slots',
  FISH: 'fish',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  PVP: 'cards',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  EGAME: 'slots',
};

/** Link to where a mission can be fulfilled. */
export function leadsTo(goal: MissionGoal): string {
  switch (goal.kind) {
    case 'turnover':
    case 'rounds':
      return goal.categories[0] ? shelfPath[goal.categories[0]] : '/index';
    case 'days':
      return '/index';
    case 'tickets':
    case 'stations':
      return '/vnlottery';
    case 'deposit':
      return subPagePath('deposit');
    case 'phone':
      return subPagePath('securityCenter');
    case 'identity':
      return subPagePath('identity');
    case 'limit':
      return subPagePath('responsiblePlay');
  }
}

const others = {
  days: 'calendar',
  tickets: 'ticket',
  stations: 'ticket',
  deposit: 'deposit',
  phone: 'phone',
  identity: 'id-card',
  limit: 'shield',
} as const satisfies Partial<Record<MissionGoal['kind'], IconName>>;

export const iconOf = (goal: MissionGoal): IconName =>
  goal.kind === 'turnover' || goal.kind === 'rounds'
    ? goal.categories[0]
      ? icons[goal.categories[0]]
      : 'trend'
    : others[goal.kind];
