import type { GamePage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { commonRules, heading, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { chipControls, percentIn } from '../../tables/page/parts.ts';
import { tableWords } from '../../tables/words/index.ts';
import { everyThrow, measure, paysBetween, spotOf } from '../engine/spots.ts';
import { sicboWords } from '../words/index.ts';

/** One bet of each kind; totals with the same odds share a row. */
const examples = [
  ['halves', 'big'],
  ['single', 'single-1'],
  ['combination', 'combination-1-2'],
  ['double', 'double-1'],
  ['anyTriple', 'anyTriple'],
  ['triple', 'triple-1'],
] as const;
const totals = [10, 9, 8, 7, 6, 5, 4];

export const sicboPage: GamePage = {
  body(page, words) {
    const own = sicboWords(page.language);
    const road = (id: string, name: string, counts: Markup | null): Markup =>
      html`<section><h2>${name}${counts}</h2><ol class="beads" id="${id}" tabindex="0" aria-label="${name}"></ol></section>`;
    return html`<main class="stage baize">${heading(page)}${unseenPicture(page)}
<p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p>
<div class="shaker"><div class="bowl" id="bowl" role="img" aria-label="${own.bowlLabel}" data-cover="on"><div class="plate"></div><div class="dice" id="dice"></div><div class="cover"></div><output class="total num" id="total" aria-hidden="true"></output></div>
<div class="roads">${road('beads', own.roads.halves, html`<span id="road-counts" class="num"></span>`)}${road('totals', own.roads.totals, null)}</div></div>
<p class="ticker" id="ticker">${words.hint}</p>
<div class="table" id="table" role="group" aria-label="${own.tableLabel}"></div>
<p class="loading" id="loading">${words.loading}</p></main>${chipControls(page.language, words, own.shake)}`;
  },
  rules({ language }, words) {
    const { rulesPage } = sicboWords(language);
    const shared = tableWords(language).rulesPage;
    const percent = percentIn(language);
    const rowOf = (name: string, id: string): Markup | null => {
      const spot = spotOf(id);
      if (spot === null) return null;
      const { wins, back } = measure(spot);
      const pays = [...new Set(paysBetween(spot))].join('–');
      return html`<tr><th scope="row">${name}</th><td>${fill(shared.paysTo, { pays })}</td><td class="num">${percent((wins / everyThrow.length) * 100)}</td><td class="num">${percent((back / everyThrow.length) * 100)}</td></tr>`;
    };
    const rows = [
      ...examples.map(([name, id]) => rowOf(rulesPage.names[name], id)),
      ...totals.map((total) =>
        rowOf(fill(rulesPage.names.total, { total: `${total}, ${21 - total}` }), `total-${total}`),
      ),
    ].filter((row) => row !== null);
    const best = Math.max(...examples.map(([, id]) => measure(spotOf(id) ?? { pays: () => null }).back));
    return html`<p>${rulesPage.text}</p><table class="rule-table"><thead><tr><th scope="col">${shared.bet}</th><th scope="col">${shared.pays}</th><th scope="col">${shared.chance}</th><th scope="col">${shared.returns}</th></tr></thead><tbody>${rows}</tbody></table>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: percent((best / everyThrow.length) * 100) })}</li><li>${rulesPage.roadText}</li><li>${shared.limitsText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, shared.keysText)}`;
  },
  rulesTitle: (language) => sicboWords(language).rulesPage.title,
  recipe: (language) => sicboWords(language).recipe,
};
