import { lazy } from 'react';
import type { ContentPageParts } from './site/content/ContentPage.tsx';
import { AnnouncementsPanel } from './site/messages/AnnouncementsPanel.tsx';

export const contentParts: ContentPageParts = {
  Announcements: AnnouncementsPanel,
  Mailings: lazy(async () => ({ default: (await import('./site/mailings/MailingDesk.tsx')).MailingDesk })),
};
