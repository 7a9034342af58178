import type { Words } from '../words/index.ts';
import { html, type Markup } from './html.ts';
import { icon } from './icons.ts';

/** A titled dialog with a close button; the page opens it by its id. */
export const dialog = (id: string, title: string, words: Words, body: Markup): Markup => html`
<dialog id="${id}" class="sheet-dialog" aria-labelledby="${id}-title">
<header><h2 id="${id}-title">${title}</h2><button type="button" class="tool" data-close aria-label="${words.close}">${icon('close')}</button></header>
<div class="dialog-body" tabindex="0" role="region" aria-labelledby="${id}-title">${body}</div></dialog>`;
