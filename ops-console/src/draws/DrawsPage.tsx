import { addModuleTexts, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useTitle } from '../frame/useTitle.ts';
import en from '../locales/draws/en.json';
import vi from '../locales/draws/vi.json';
import { namespace } from '../texts.ts';
import { DrawList } from './DrawList.tsx';
import { DrawView } from './DrawView.tsx';

// nothing but this page shows them
addModuleTexts(namespace, { vi, en });

/** Lottery draws: what waits, or one of them. */
export function DrawsPage({ draw }: { draw: { readonly code: string; readonly numero: string } | null }): ReactElement {
  const t = useText();
  useTitle(t('nav.lottery'));
  return draw ? <DrawView key={`${draw.code}/${draw.numero}`} {...draw} /> : <DrawList />;
}
