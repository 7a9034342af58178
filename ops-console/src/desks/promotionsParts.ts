import './rewards/points/pointTexts.ts';
import { lazy } from 'react';
import type { PromotionsPageParts } from './rewards/promotions/PromotionsPage.tsx';

export const promotionsParts: PromotionsPageParts = {
  rewardDesks: [
    {
      id: 'mall',
      title: 'points.title',
      intro: 'points.intro',
      Desk: lazy(async () => ({ default: (await import('./rewards/points/MallDesk.tsx')).MallDesk })),
    },
    {
      id: 'missions',
      title: 'promotionDesk.missions',
      Desk: lazy(async () => ({ default: (await import('./rewards/missions/MissionDesk.tsx')).MissionDesk })),
    },
    {
      id: 'wheel',
      title: 'promotionDesk.wheel',
      Desk: lazy(async () => ({ default: (await import('./rewards/missions/WheelDesk.tsx')).WheelDesk })),
    },
  ],
};
