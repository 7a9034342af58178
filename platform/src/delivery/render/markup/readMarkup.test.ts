import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMarkup } from './readMarkup.ts';

/** The part of a document's type that is used here; the platform has no DOM types. */
interface Element {
  readonly localName: string;
  readonly innerHTML: string;
  readonly outerHTML: string;
  readonly children: Iterable<Element>;
  readonly nextSibling: Element | null;
  readonly lastElementChild: Element | null;
  querySelector(selector: string): Element | null;
}
type Parser = new () => { parseFromString(text: string, type: 'text/html'): { readonly body: Element } };
// the test environment provides it
const { DOMParser } = globalThis as unknown as { DOMParser: Parser };

const faultOf = (text: string): string | null => {
  const read = readMarkup(text);
  return read.state === 'refused' ? read.fault : null;
};

describe('what React writes', () => {
  test.each([
    '',
    'Xin chào<!-- -->, <!-- -->Minh Anh &amp; bạn &lt;3',
    '<div class="a b" id="_r0_1_"><p>x<br/>y</p><img src="/media/a.webp" srcSet="/media/a.webp 1x, /media/b.webp 2x" alt=""/></div>',
    '<ul><li><a href="/live?sort=name#top">x</a></li></ul><dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table>',
    '<a href="https://example.test/x" target="_blank" rel="noreferrer">x</a><a href="tel:+84123">x</a>',
    '<form method="dialog"><input type="password"/></form><form><input type="search"/></form><input type="password"/>',
    '<form action="/wps/x" method="post"><label>a<input type="text" name="a" value="&quot;&#x27;" disabled=""/></label></form>',
    '<svg viewBox="0 0 24 24" aria-hidden="true"><defs><linearGradient id="g"><stop offset="0"></stop></linearGradient></defs><path fill="url(#g)"></path><use href="/assets/icons.svg#x"></use></svg>',
    '<p title="url(x)">x</p>',
    '<select name="s"><option value="1" selected="">a</option></select><textarea name="t">b</textarea>',
    '<!--$--><b>x</b><!--/$--><!--$!--><template data-dgst="x"></template><i>y</i><!--/$-->',
    '<p><button type="button"><div>x</div></button></p>',
    '<img src="data:image/png;base64,AAAA" alt=""/>',
  ])('is taken as it is: %s', (html) => {
    expect(readMarkup(html)).toEqual({ state: 'right', html, preloads: [] });
  });

  test('its preloads of pictures are taken off as data', () => {
    const link =
      '<link rel="preload" as="image" imageSrcSet="/a.webp 1x, /b.webp 2x" imageSizes="100px" fetchPriority="high"/>';
    expect(readMarkup(`${link}<link rel="preload" as="image" href="/c.webp?a=1&amp;b=2"/><p>x</p>`)).toEqual({
      state: 'right',
      html: '<p>x</p>',
      preloads: [
        { href: null, imageSrcSet: '/a.webp 1x, /b.webp 2x', imageSizes: '100px', fetchPriority: 'high' },
        { href: '/c.webp?a=1&b=2', imageSrcSet: null, imageSizes: null, fetchPriority: null },
      ],
    });
  });
});

describe('anything else is refused', () => {
  test.each([
    ['</div></div><script>1</script>', 'the end of div'],
    ['<div>', 'div is not closed'],
    ['<div></p>', 'the end of p'],
    ['<script>1</script>', 'script'],
    ['<style>a{}</style>', 'style'],
    ['<iframe src="/x"></iframe>', 'iframe'],
    ['<base href="/x"/>', 'base'],
    ['<link rel="stylesheet" href="/x.css"/>', 'a link'],
    ['<p>x</p><link rel="preload" as="image" href="/x"/>', 'link'],
    ['<link rel="preload" as="script" href="/x.js"/>', 'a link'],
    ['<link rel="preload" as="image" href="https://elsewhere.test/x"/>', 'link href'],
    ['<template><p>x</p></template>', 'template'],
    ['<!--x-->', 'a tag'],
    ['<!--><script>1</script>-->', 'a tag'],
    ['<img src=x onerror=alert(1)>', 'the tag img'],
    ['<img src="/x" onerror="alert(1)"/>', 'img onerror'],
    ['<img src="/x" ONERROR="alert(1)"/>', 'img ONERROR'],
    ['<img src="/x"\nonerror="alert(1)"/>', 'the tag img'],
    ['<img src="https://elsewhere.test/x"/>', 'img src'],
    ['<img srcSet="/a 1x, //elsewhere.test/b 2x"/>', 'img srcSet'],
    ['<img name="currentScript" src="/x"/>', 'img name'],
    ['<p style="color:red">x</p>', 'p style'],
    ['<a href="javascript:alert(1)">x</a>', 'a href'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'a href'],
    ['<a href=" javascript:alert(1)">x</a>', 'a href'],
    ['<a href="java\tscript:alert(1)">x</a>', 'a href'],
    ['<a href="data:text/html,x">x</a>', 'a href'],
    ['<a href="//elsewhere.test">x</a>', 'a href'],
    ['<a href="/\\elsewhere.test">x</a>', 'a href'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'text that is not escaped'],
    ['<svg><a href="/x">x</a></svg>', 'a in svg'],
    ['<svg><use href="https://elsewhere.test/x#y"></use></svg>', 'use href'],
    ['<svg><use xlink:href="data:image/svg+xml,x"></use></svg>', 'use xlink:href'],
    ['<svg><foreignObject><p>x</p></foreignObject></svg>', 'foreignObject in svg'],
    ['<svg><p>x</p></svg>', 'p in svg'],
    ['<svg><title><p>x</p></title></svg>', 'p in title'],
    ['<svg><animate attributeName="href"></animate></svg>', 'animate in svg'],
    ['<svg><path fill="url(https://elsewhere.test/x#y)"></path></svg>', 'path fill'],
    ['<svg><path clip-path="URL (//elsewhere.test/x#y)"></path></svg>', 'path clip-path'],
    ['<form action="https://elsewhere.test"></form>', 'form action'],
    ['<form><button formAction="/x">x</button></form>', 'button formAction'],
    ['<form><div><form></form></div></form>', 'form in div'],
    ['<input form="search"/>', 'input form'],
    ['<form><p><input type="password" name="p"/></p></form>', 'a password in a form of the address'],
    ['<form method="get"><input type="PassWord"/></form>', 'a password in a form of the address'],
    ['<a href="/a"><span><a href="/b">x</a></span></a>', 'a in span'],
    ['<p><div>x</div></p>', 'div in p'],
    ['<p><b><ul></ul></b></p>', 'ul in b'],
    ['<li>x</li>', 'li'],
    ['<div><dd>x</dd></div>', 'dd in div'],
    ['<tr><td>x</td></tr>', 'tr'],
    ['<table>x</table>', 'text in table'],
    ['<table><tr><td>x</td></tr></table>', 'tr in table'],
    ['<h2><span><h3>x</h3></span></h2>', 'h3 in span'],
    ['<textarea><p>x</p></textarea>', 'p in textarea'],
    ['<div data-remote="mf-auth">x</div>', 'div data-remote'],
    ['<div data-rendered="r0">x</div>', 'div data-rendered'],
    ['<div id="bootstrap">{}</div>', 'div id'],
    ['<div id="__integrity">x</div>', 'div id'],
    ['<div is="x">x</div>', 'div is'],
    ['<x-element>x</x-element>', 'the tag x'],
    ['<DIV>x</DIV>', 'DIV'],
    ['<div/>', 'div without an end'],
    ['<br>', 'br without an end'],
    ['<plaintext>', 'plaintext'],
    ['a > b', 'text that is not escaped'],
    ['a & b', 'text that is not escaped'],
    ['a\0b', 'text that is not escaped'],
    ['<', 'a tag'],
    ['<div class="', 'the tag div'],
    ['<div>'.repeat(300) + '</div>'.repeat(300), 'div in div'],
  ])('%j: %s', (html, fault) => {
    expect(faultOf(html)).toBe(fault);
  });
});

test('a long hostile text is read in one pass', () => {
  const began = performance.now();
  for (const text of [' a="b"', '<b></b>', '&amp;', '<!-- -->', '<']) {
    readMarkup(text.repeat(1_000_000));
    readMarkup(`<p${text.repeat(300_000)}`);
  }
  expect(performance.now() - began).toBeLessThan(20_000);
});

const names = fc.constantFrom(
  ...'p div span a b em ul li dl dt dd table tbody tr td select option button form h1 h2 svg g title textarea'.split(
    ' ',
  ),
  ...'template script style html body head math frameset noscript caption col img br input applet marquee nobr'.split(
    ' ',
  ),
);
/** Pieces of markup, balanced and unbalanced. */
const piece = fc.letrec<{ node: string; list: string }>((tie) => ({
  list: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { maxDepth: 5 },
    { weight: 2, arbitrary: fc.constantFrom('x', ' ', '&lt;', '<!-- -->', '<!--$-->', '<!--', '-->', '<![CDATA[') },
    { weight: 1, arbitrary: names.map((name) => `<${name}>`) },
    { weight: 1, arbitrary: names.map((name) => `</${name}>`) },
    { weight: 1, arbitrary: names.map((name) => `<${name}/>`) },
    { weight: 8, arbitrary: fc.tuple(names, tie('list')).map(([name, held]) => `<${name}>${held}</${name}>`) },
  ),
})).list;

/** Element names as nested in the markup, by simple text replacement. */
function written(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/>[^<]+/g, '>')
    .replace(/^[^<]+/, '')
    .replace(/<(\w+)\/>/g, '<$1></$1>');
}
/** The same from a browser parser's tree. */
const built = (parent: Element): string =>
  [...parent.children].map((one) => `<${one.localName}>${built(one)}</${one.localName}>`).join('');

test('what passes is built as it is written and stays in its box, wherever that stands', () => {
  let passed = 0;
  fc.assert(
    fc.property(piece, (html) => {
      if (faultOf(html) !== null) return;
      passed += 1;
      for (const [before, after] of [
        ['<main>', '</main>'],
        ['<ul><li>', '</li></ul>'],
        ['<dl><dd>', '</dd></dl>'],
        ['<table><tbody><tr><td>', '</td></tr></tbody></table>'],
      ]) {
        const page = `${before}<div id="box">${html}</div><i id="after">end</i>${after}<p id="last">last</p>`;
        const { body } = new DOMParser().parseFromString(`<!doctype html><body>${page}`, 'text/html');
        const box = body.querySelector('#box');
        if (!box) throw new Error('the box is gone');
        expect(built(box)).toBe(written(html));
        expect(box.nextSibling).toBe(body.querySelector('#after'));
        expect(body.querySelector('#after')?.innerHTML).toBe('end');
        expect(body.lastElementChild?.outerHTML).toBe('<p id="last">last</p>');
      }
    }),
    { numRuns: 1500 },
  );
  expect(passed).toBeGreaterThan(100);
});
