import { lazy } from 'react';
import type { Page } from '../frame/navigation/place.ts';

/** Each page is a chunk: most operators use two or three. */
const modules = {
  matrix: () => import('./delivery/registry/matrix/MatrixPage.tsx'),
  acts: () => import('./operators/proposals/PendingPage.tsx'),
  cash: () => import('./money/cash/WithdrawalsPage.tsx'),
  audit: () => import('./operators/console/audit/AuditPage.tsx'),
  teams: () => import('./delivery/registry/teams/TeamsPage.tsx'),
  markets: () => import('./site/markets/MarketsPage.tsx'),
  content: () => import('./site/content/ContentPage.tsx'),
  promotions: () => import('./rewards/promotions/PromotionsPage.tsx'),
  feedback: () => import('./site/content/feedback/FeedbackPage.tsx'),
  signs: () => import('./site/signs/SignsPage.tsx'),
  identity: () => import('./access/verification/IdentityPage.tsx'),
  members: () => import('./access/members/MembersPage.tsx'),
  lottery: () => import('./play/lottery/draws/DrawsPage.tsx'),
  vendors: () => import('./play/seamless/vendors/VendorsPage.tsx'),
  reports: () => import('./operators/console/reports/ReportsPage.tsx'),
  agents: () => import('./agents/contracts/AgentsPage.tsx'),
} satisfies Record<Page, () => Promise<unknown>>;

/** Preloads a page. Failures are reported when it is shown. */
export const preloadPage = (page: Page): void => void modules[page]().catch(() => {});

export const MatrixPage = lazy(async () => ({ default: (await modules.matrix()).MatrixPage }));
export const PendingPage = lazy(async () => ({ default: (await modules.acts()).PendingPage }));
export const WithdrawalsPage = lazy(async () => ({ default: (await modules.cash()).WithdrawalsPage }));
export const AuditPage = lazy(async () => ({ default: (await modules.audit()).AuditPage }));
export const TeamsPage = lazy(async () => ({ default: (await modules.teams()).TeamsPage }));
export const MarketsPage = lazy(async () => ({ default: (await modules.markets()).MarketsPage }));
export const ContentPage = lazy(async () => ({ default: (await modules.content()).ContentPage }));
export const PromotionsPage = lazy(async () => ({ default: (await modules.promotions()).PromotionsPage }));
export const FeedbackPage = lazy(async () => ({ default: (await modules.feedback()).FeedbackPage }));
export const SignsPage = lazy(async () => ({ default: (await modules.signs()).SignsPage }));
export const IdentityPage = lazy(async () => ({ default: (await modules.identity()).IdentityPage }));
export const MembersPage = lazy(async () => ({ default: (await modules.members()).MembersPage }));
export const DrawsPage = lazy(async () => ({ default: (await modules.lottery()).DrawsPage }));
export const VendorsPage = lazy(async () => ({ default: (await modules.vendors()).VendorsPage }));
export const ReportsPage = lazy(async () => ({ default: (await modules.reports()).ReportsPage }));
export const AgentsPage = lazy(async () => ({ default: (await modules.agents()).AgentsPage }));
