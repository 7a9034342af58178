import type { LinkState, RegistrationLink } from '@unisite/shared/contract/agentLinks';
import type { IconName, TagProps } from '@unisite/shared/ui';

/** How a link's state is shown beside its word. */
export const linkLook = {
  open: { tone: 'jade', icon: 'check' },
  off: { tone: undefined, icon: 'pause' },
  expired: { tone: undefined, icon: 'clock' },
  usedUp: { tone: 'gold', icon: 'user' },
} as const satisfies Record<LinkState, { tone: TagProps['tone']; icon: IconName }>;

/** Whether a link can never be registered by again: another one has to be made. */
export const isOver = ({ state }: Pick<RegistrationLink, 'state'>): boolean =>
  state === 'expired' || state === 'usedUp';

/** The last minute that a link counts in: it ends as the day after begins. */
export const lastMinute = (expiresAt: string): Date => new Date(Date.parse(expiresAt) - 60_000);

/** The link that is shown at first: the one that was chosen, else the newest that is open, else the newest. */
export const shownLink = (links: readonly RegistrationLink[], chosen: string | null): RegistrationLink | undefined =>
  links.find(({ code }) => code === chosen) ?? links.find(({ state }) => state === 'open') ?? links[0];
