import { addModuleTexts, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { namespace } from '../../../../frame/texts.ts';
import { LotteryPlanList } from '../plans/LotteryPlanList.tsx';
import { StationList } from '../stations/StationList.tsx';
import { DrawList } from './DrawList.tsx';
import { DrawView } from './DrawView.tsx';
import en from './locales/draws/en.json';
import vi from './locales/draws/vi.json';

// used by this page only
addModuleTexts(namespace, { vi, en });

interface DrawsPageProps {
  look: { readonly code: string; readonly numero: string } | 'stations' | 'plans' | null;
}

/** Lottery draws: the list or one of them; timetables; and members' plans over several draws. */
export function DrawsPage({ look }: DrawsPageProps): ReactElement {
  const t = useText();
  useTitle(t('nav.lottery'));
  if (look === 'stations') return <StationList />;
  if (look === 'plans') return <LotteryPlanList />;
  return look ? <DrawView key={`${look.code}/${look.numero}`} {...look} /> : <DrawList />;
}
