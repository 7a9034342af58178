import { exactBrowser, withoutFontsArgument } from '../../fixtures/chromiumArguments.ts';
import { widths } from '../../fixtures/people.ts';
import { test } from '../../fixtures/site.ts';
import { walk } from './walk.ts';

// unlike in the wide window, with pictures
test.use(exactBrowser(withoutFontsArgument));

walk({ width: widths.phone, other: widths.desktop, languages: ['en', 'vi'], turn: 1, axe: true });
