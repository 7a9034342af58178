import { expect, test } from '@jest/globals';
import { bus } from '../events/bus.ts';
import { addModuleTexts, currentLanguage, registerTexts, setLanguage, startI18n, translate } from './i18n.ts';

test('a change of language [3.local.lang] [4.language.locale] [4.language.flag]', async () => {
  const heard: string[] = [];
  bus.on('language.changed', ({ language }) => heard.push(language));
  startI18n('vi');
  await registerTexts('test', async (language) => ({ word: language === 'vi' ? 'xin chào' : 'hello' }));
  expect(translate('test', 'word')).toBe('xin chào');

  await setLanguage('en');
  expect(translate('test', 'word')).toBe('hello');
  expect(currentLanguage()).toBe('en');
  expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['en', 'vi']);
  expect(document.cookie).toContain('lang=en');
  expect(document.documentElement.lang).toBe('en');
  expect(heard).toEqual(['en']);

  await setLanguage('vi');
  expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['vi', 'en']);
});

test('a module’s texts join its remote’s, even when evaluated before the language is known', async () => {
  addModuleTexts('late', { vi: { board: 'Bảng cược' }, en: { board: 'Board' } });
  startI18n('vi');
  addModuleTexts('late', { vi: { slip: 'Phiếu' }, en: { slip: 'Slip' } });
  await registerTexts('late', async (language) => ({ word: language === 'vi' ? 'xin chào' : 'hello' }));
  const said = () => ['board', 'slip', 'word'].map((key) => translate('late', key));
  expect(said()).toEqual(['Bảng cược', 'Phiếu', 'xin chào']);
  // the module's texts do not count as the other language's, which must still load
  await setLanguage('en');
  expect(said()).toEqual(['Board', 'Slip', 'hello']);
  await setLanguage('vi');
});
