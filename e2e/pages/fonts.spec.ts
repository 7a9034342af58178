import { exactBrowser } from '../fixtures/chromiumArguments.ts';
import { expect, test } from '../fixtures/site.ts';

test.use(exactBrowser());

for (const language of ['vi', 'en'] as const) {
  test(`texts in ${language} are as long in the fallback as in the site's own font`, { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    await site.speak(language);
    const ratios: number[] = [];
    for (const address of ['/index', '/help', '/terms', '/promotions']) {
      await page.goto(address);
      ratios.push(...(await page.evaluate(compareFonts)));
    }
    ratios.sort((a, b) => a - b);
    const at = (share: number) => ratios[Math.floor(ratios.length * share)] ?? Number.NaN;
    expect(ratios.length).toBeGreaterThan(100);
    expect(at(0.5), 'half of them').toBeCloseTo(1, 1.7);
    expect(at(0.05), 'the narrowest').toBeGreaterThan(0.96);
    expect(at(0.95), 'the widest').toBeLessThan(1.04);
  });
}

/** Width of each longer text of the page in the fallback font, relative to its actual width. */
async function compareFonts(): Promise<number[]> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  const widthIn = (family: string, weight: string, text: string) => {
    context.font = `${weight} 14px "${family}"`;
    return context.measureText(text).width;
  };
  const texts: { text: string; weight: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (!parentElement || text.length < 20 || /script|style|template/i.test(parentElement.tagName)) continue;
    texts.push({ text, weight: getComputedStyle(parentElement).fontWeight });
  }
  for (const { text, weight } of texts)
    for (const family of ['Be Vietnam Pro', 'Be Vietnam Fallback'])
      await document.fonts.load(`${weight} 14px "${family}"`, text);
  return texts.map(
    ({ text, weight }) => widthIn('Be Vietnam Fallback', weight, text) / widthIn('Be Vietnam Pro', weight, text),
  );
}
