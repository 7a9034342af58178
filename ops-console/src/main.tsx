import '@unisite/shared/ui/styles/kit';
import type { Language } from '@unisite/shared/contract/envelope';
import { registerTexts, startI18n } from '@unisite/shared/i18n';
import { browserStorage } from '@unisite/shared/storage';
import { createRoot } from 'react-dom/client';
import { Console } from './Console.tsx';
import { pages } from './desks/desks.ts';
import { placeOf } from './frame/navigation/place.ts';
import { namespace, texts } from './frame/texts.ts';

/** The language chosen before; else the browser's: Vietnamese unless it prefers English. */
function firstLanguage(): Language {
  const chosen = browserStorage.getItem('lang');
  if (chosen === 'vi' || chosen === 'en') return chosen;
  return navigator.language.startsWith('en') ? 'en' : 'vi';
}

async function start(): Promise<void> {
  pages[placeOf(window.location.hash).page].preload();
  const language = firstLanguage();
  document.documentElement.lang = language;
  startI18n(language);
  await registerTexts(namespace, texts);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(<Console />);
}

start().catch((error: unknown) => {
  document.body.textContent = 'Không tải được trang. The page could not be loaded.';
  throw error;
});
