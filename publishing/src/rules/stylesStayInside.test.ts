import { describe, expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { stylesStayInside } from './stylesStayInside.ts';

const found = (css: string) =>
  stylesStayInside(readable({ files: { 'page.1.css': css, 'mark.1.svg': '<svg/>' } })).map(
    ({ code, what }) => `${code} ${what.replace('page.1.css: ', '')}`,
  );
const inLayer = (css: string) => found(`@layer remote.mf-a{${css}}`);

describe('styles that stay inside', () => {
  it.each([
    '.mf-a-page{color:red}',
    '.mf-a{color:red}',
    '.mf-a-list>.btn:hover~a{color:red}',
    '.dark .mf-a-page{color:red}',
    ':root[data-theme=x] .mf-a-page::before{content:"}"}',
    ':is(.mf-a-x,.mf-a-y) li{color:red}',
    '.mf-a-x:has(body,.y):not(.z){color:red}',
    '@media (width<=700px){.mf-a-x{color:red}}',
    '@supports (display:grid){@container box (width>10px){.mf-a-x{color:red}}}',
    '@keyframes mf-a-turn{from{opacity:0}50%{opacity:.5}}',
    '@font-face{font-family:"mf-a-font";src:url(mark.1.svg)}',
    '@property --mf-a-x{syntax:"*";inherits:false}',
    '.mf-a-x{background:url("./mark.1.svg#a") url(/art/x.svg) url(data:image/png;base64,AA==);mask:url(#m)}',
    '.mf-a-x{&:hover{color:red}.deep{color:red}>b{color:red}a:hover{color:red}.dark &{color:red}@media print{color:red}}',
    '.mf-a-x{--any:{a:b};filter:progid:x.y(a="b")}',
    '@starting-style{.mf-a-x{opacity:0}}',
  ])('%s', (css) => {
    expect(inLayer(css)).toEqual([]);
  });

  it('may stand in several blocks of the layer, empty ones too, and be given an order', () => {
    expect(found('@layer remote.mf-a;@layer remote.mf-a{}@layer remote.mf-a{.mf-a-x{color:red}}/* end */')).toEqual([]);
  });
});

describe('styles that leak', () => {
  it.each([
    ['body{color:red}', 'SELECTOR_LEAKS body'],
    ['*{color:red}', 'SELECTOR_LEAKS *'],
    [':root{color:red}', 'SELECTOR_LEAKS :root'],
    ['html{color:red}', 'SELECTOR_LEAKS html'],
    ['.btn{color:red}', 'SELECTOR_LEAKS .btn'],
    ['.mf-ab{color:red}', 'SELECTOR_LEAKS .mf-ab'],
    ['.mf-b-page,.mf-a-page{color:red}', 'SELECTOR_LEAKS .mf-b-page'],
    ['body:has(.mf-a-x){color:red}', 'SELECTOR_LEAKS body:has(.mf-a-x)'],
    ['a:not(.mf-a-x){color:red}', 'SELECTOR_LEAKS a:not(.mf-a-x)'],
    [':is(.mf-a-x,body) a{color:red}', 'SELECTOR_LEAKS :is(.mf-a-x,body) a'],
    ['[class^=mf-a]{color:red}', 'SELECTOR_LEAKS [class^=mf-a]'],
    ['@media print{a{color:red}}', 'SELECTOR_LEAKS a'],
    ['.mf-a-x{:is(&,body){color:red}}', 'SELECTOR_LEAKS :is(&,body)'],
    ['.mf-a-x{:root:has(&){color:red}}', 'SELECTOR_LEAKS :root:has(&)'],
    ['.mf-a-x{@media print{:root:not(&){color:red}}}', 'SELECTOR_LEAKS :root:not(&)'],
    ['.mf-a-x{color:red;x:is(&, p), body:not(&){color:red}}', 'SELECTOR_LEAKS body:not(&)'],
    ['.mf-a-x{content:"\n} body{color:red}', 'SELECTOR_LEAKS body'],
    ['@keyframes turn{from{opacity:0}}', 'NAME_LEAKS @keyframes turn'],
    ['@font-face{font-family:Arial;src:url(mark.1.svg)}', 'NAME_LEAKS @font-face Arial'],
    ['@property --gold{syntax:"*";inherits:false}', 'NAME_LEAKS @property gold'],
    [
      '@font-face{font-family:mf-a-f;src:url(https://elsewhere.test/f.woff2)}',
      'FOREIGN_FILE https://elsewhere.test/f.woff2',
    ],
    ['.mf-a-x{background:url(//elsewhere.test/x.png)}', 'FOREIGN_FILE //elsewhere.test/x.png'],
    ['.mf-a-x{--b:url( "https://elsewhere.test/x.png" )}', 'FOREIGN_FILE https://elsewhere.test/x.png'],
    ['.mf-a-x{background:image-set("https://elsewhere.test/x.png" 1x)}', 'FOREIGN_FILE https://elsewhere.test/x.png'],
    ['.mf-a-x{background:url(unlisted.png)}', 'FOREIGN_FILE unlisted.png'],
    ['.mf-a-x..y{color:red}', 'STYLE_MALFORMED .mf-a-x..y'],
    ['.mf-a-x{..y{color:red}}', 'STYLE_MALFORMED ..y'],
    ['@counter-style c{symbols:"a"}', 'AT_RULE_NOT_ALLOWED @counter-style c'],
    ['@page{margin:0}', 'AT_RULE_NOT_ALLOWED @page'],
    ['.mf-a-x{@font-face{color:red}}', 'AT_RULE_NOT_ALLOWED @font-face'],
  ])('%s', (css, finding) => {
    expect(inLayer(css)).toContain(finding);
  });

  it.each([
    ['.mf-a-x{color:red}', 'OUTSIDE_LAYER .mf-a-x'],
    ['@media print{.mf-a-x{color:red}}', 'OUTSIDE_LAYER @media print'],
    ['@layer remote.mf-b{.mf-a-x{color:red}}', 'OUTSIDE_LAYER @layer remote.mf-b'],
    ['@layer shell,remote;', 'OUTSIDE_LAYER @layer shell,remote'],
    ['@layer{.mf-a-x{color:red}}', 'OUTSIDE_LAYER @layer'],
    ['@import "https://elsewhere.test/x.css";', 'AT_RULE_NOT_ALLOWED @import "https://elsewhere.test/x.css"'],
    ['@layer remote.mf-a{}} body{color:red}', 'OUTSIDE_LAYER } body'],
  ])('%s', (css, finding) => {
    expect(found(css).join('\n')).toContain(finding);
  });
});
