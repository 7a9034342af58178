import type { SkeletonShape } from '@unisite/shared/contract';

export const bone = (kind: string): string => `<span class="bone ${kind}"></span>`;
const times = (count: number, markup: string): string => markup.repeat(count);

const head = `<div class="section__head">${bone('bone--title')}</div>`;
const tile = `<div class="tile">${bone('bone--art')}<span class="placeholder__name">${bone('bone--line bone--mid')}${bone('bone--line bone--short')}</span></div>`;
const row = `<div class="placeholder__row">${bone('bone--thumb')}${bone('bone--line')}${bone('bone--num')}</div>`;
const table = `<div class="panel"><div class="panel__head">${bone('bone--title')}</div>${times(7, row)}</div>`;

const shapes: Record<SkeletonShape | 'page', string> = {
  line: bone('placeholder__line'),
  hero: bone('placeholder__hero'),
  panel: `<div class="panel"><div class="panel__body stack">${bone('bone--title')}${bone('placeholder__figure')}${times(3, bone('bone--line'))}</div></div>`,
  band: bone('placeholder__band'),
  strip: `<div class="placeholder__strip">${times(8, '<span class="bone"></span>')}</div>`,
  rail: `${head}<div class="rail__track">${times(8, tile)}</div>`,
  tables: `<div class="split">${times(2, table)}</div>`,
  cards: `${head}<div class="placeholder__cards">${times(3, '<span class="bone"></span>')}</div>`,
  page: `<div class="wrap page page--tight"><div class="stack stack--tight">${bone('bone--title')}${bone('bone--line bone--mid')}</div>${bone('placeholder__line')}<div class="tiles">${times(16, tile)}</div></div>`,
};

/**
 * The kit's `Placeholder` as markup: the same boxes, so that the shell's first paint replaces it without a visible
 * change.
 */
export const placeholder = (shape: SkeletonShape | 'page'): string =>
  `<div class="remote-skeleton"><div class="placeholder placeholder--${shape}">${shapes[shape]}</div></div>`;
