import type { ActKind } from '@unisite/shared/contract/rollout';
import type { IconName } from '@unisite/shared/ui';

export const actIcons: Readonly<Record<ActKind, IconName>> = {
  promote: 'rocket',
  canary: 'percent',
  endCanary: 'x-circle',
  rollBack: 'rollback',
  enable: 'play',
  disable: 'block',
};
