import { exactBrowser, withoutFontsArgument, withoutPicturesArgument } from '../../fixtures/chromiumArguments.ts';
import { widths } from '../../fixtures/people.ts';
import { test } from '../../fixtures/site.ts';
import { walk } from './walk.ts';

// whether a font comes before the first paint or after is chance, and what its coming moves is another test's; what a
// picture moves is seen in the narrow window
test.use(exactBrowser(withoutFontsArgument, withoutPicturesArgument));

walk({ width: widths.desktop, other: widths.phone, languages: ['vi', 'en'], turn: 0, axe: false });
