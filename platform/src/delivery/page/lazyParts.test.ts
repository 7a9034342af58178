import { expect, test } from '@jest/globals';
import { classesIn, type LazyPart, partsIn } from './lazyParts.ts';

const sheet = (file: string, css: string) => ({ file, classes: classesIn(css) });
const shared = sheet('shared.css', '.m-list{gap:.5rem}.m-row:hover{color:red}');
const wallet: LazyPart = { js: ['wallet.js'], css: [shared, sheet('wallet.css', '.m-card{}.m-sum,.m-fee{}')] };
const inbox: LazyPart = { js: ['inbox.js'], css: [shared, sheet('inbox.css', '.m-letter>b{}')] };
const bare: LazyPart = { js: ['bare.js'], css: [] };

test('a stylesheet has rules for its classes, not for numbers', () => {
  expect([...shared.classes]).toEqual(['m-list', 'm-row']);
});

test('the part whose rules the markup needs is found, and no other that shares some of them', () => {
  expect(partsIn('<p class="m-list m-card">a</p>', [inbox, wallet, bare])).toEqual([wallet]);
  expect(partsIn('<p class="m-row">a</p><b class="m-letter"></b>', [wallet, inbox])).toEqual([inbox]);
});

test('markup of several parts needs them all', () => {
  expect(partsIn('<p class="m-fee"></p><p class="m-letter"></p>', [wallet, inbox])).toEqual([inbox, wallet]);
});

test('markup without classes of any part needs none; a name in the text is no class', () => {
  expect(partsIn('<p class="stack">class="m-fee" m-card</p>', [wallet, inbox])).toEqual([]);
  expect(partsIn('', [])).toEqual([]);
});
