import { exactBrowser, withoutFontsArgument, withoutPicturesArgument } from '../../fixtures/chromiumArguments.ts';
import { widths } from '../../fixtures/people.ts';
import { test } from '../../fixtures/site.ts';
import { walk } from './walk.ts';

// whether fonts load before the first paint is chance, and other tests cover the shifts they cause; shifts caused by
// pictures show in the narrow window
test.use(exactBrowser(withoutFontsArgument, withoutPicturesArgument));

walk({ width: widths.desktop, other: widths.phone, languages: ['vi', 'en'], turn: 0, axe: false });
