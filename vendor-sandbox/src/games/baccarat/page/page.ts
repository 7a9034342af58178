import type { GamePage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { commonRules, heading, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { chipControls, percentIn } from '../../tables/page/parts.ts';
import { tableWords } from '../../tables/words/index.ts';
import { chancesOf, returns } from '../engine/figures.ts';
import { feltOf, modeOf, pays, spotsOf } from '../engine/modes.ts';
import { baccaratWords } from '../words/index.ts';

const hand = (side: 'left' | 'right', name: string): Markup =>
  html`<section class="hand hand-${side}" id="hand-${side}"><h2>${name}<output class="points num" id="points-${side}"></output></h2><div class="cards" id="cards-${side}" role="img"></div></section>`;

/** Both hands, the bets and the roads. */
export const baccaratPage: GamePage = {
  body(page, words) {
    const own = baccaratWords(page.language);
    const mode = modeOf(page.scene, page.gameId);
    const { sides } = own.felts[feltOf(mode)];
    return html`<main class="stage baize mode-${feltOf(mode)}">${heading(page)}${unseenPicture(page)}
<p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p>
<div class="hands">${hand('left', sides.left)}<div class="shoe" aria-hidden="true"><span></span></div>${hand('right', sides.right)}</div>
<p class="ticker" id="ticker">${words.hint}</p>
<div class="table" id="table" role="group" aria-label="${own.tableLabel}"></div>
<div class="roads"><section><h2>${own.beads}</h2><ol class="beads" id="beads" tabindex="0" aria-label="${own.beads}"></ol></section><section><h2>${own.bigRoad}<span id="road-counts" class="num"></span></h2><div class="big-road" id="big-road" role="img" tabindex="0"></div></section></div>
<p class="loading" id="loading">${words.loading}</p></main>${chipControls(page.language, words, own.deal)}`;
  },
  rules({ language, scene, gameId }, words) {
    const mode = modeOf(scene, gameId);
    const { rulesPage, spots } = baccaratWords(language);
    const shared = tableWords(language).rulesPage;
    const percent = percentIn(language);
    const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');
    const rows = spotsOf(mode).map(
      (id) =>
        html`<tr><th scope="row">${spots[id]}</th><td>${fill(shared.paysTo, { pays: number.format(pays[mode][id] ?? 0) })}</td><td class="num">${percent((chancesOf(mode)[id] ?? 0) * 100)}</td><td class="num">${percent(returns[mode][id] ?? 0)}</td></tr>`,
    );
    const best = Math.max(...Object.values(returns[mode]));
    return html`<p>${rulesPage.felts[feltOf(mode)].text}</p><p>${rulesPage.felts[feltOf(mode)].draw}</p>${mode === 'dragontiger' ? null : html`<p>${rulesPage.banker[mode]}</p>`}<table class="rule-table"><thead><tr><th scope="col">${shared.bet}</th><th scope="col">${shared.pays}</th><th scope="col">${shared.chance}</th><th scope="col">${shared.returns}</th></tr></thead><tbody>${rows}</tbody></table>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: percent(best) })}</li><li>${rulesPage.deckText}</li><li>${rulesPage.roadText}</li><li>${shared.limitsText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, shared.keysText)}`;
  },
  rulesTitle: (language) => baccaratWords(language).rulesPage.title,
  recipe: (language) => baccaratWords(language).recipe,
};
