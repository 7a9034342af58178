import type { DownlineState } from '@unisite/shared/contract/agentTeam';
import type { IconName, TagProps } from '@unisite/shared/ui';

/** Icon and colour of an account's state, beside its word. */
export const stateAppearance = {
  active: { tone: 'jade', icon: 'check' },
  noDownline: { tone: 'gold', icon: 'pause' },
  paused: { tone: 'sky', icon: 'clock' },
  closed: { tone: 'coral', icon: 'lock' },
} as const satisfies Record<DownlineState, { tone: TagProps['tone']; icon: IconName }>;
