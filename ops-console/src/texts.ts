import type { TextsLoader } from '@unisite/shared/i18n';
import en from './locales/en.json';
import vi from './locales/vi.json';

export const namespace = 'console';

/** Both languages travel with the script: the console loads nothing later on. */
export const texts: TextsLoader = async (language) => (language === 'en' ? en : vi);
