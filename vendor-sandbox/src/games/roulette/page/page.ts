import type { GamePage } from '../../../page/gamePage.ts';
import { html } from '../../../page/html.ts';
import { commonRules, heading, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { chipControls, percentIn } from '../../tables/page/parts.ts';
import { tableWords } from '../../tables/words/index.ts';
import { paysFor } from '../engine/spots.ts';
import { type RouletteWords, rouletteWords } from '../words/index.ts';

const bets: readonly [keyof RouletteWords['rulesPage']['names'], number][] = [
  ['straight', 1],
  ['split', 2],
  ['street', 3],
  ['corner', 4],
  ['line', 6],
  ['dozen', 12],
  ['even', 18],
];

export const roulettePage: GamePage = {
  body(page, words) {
    const own = rouletteWords(page.language);
    return html`<main class="stage felt">${heading(page)}${unseenPicture(page)}
<div class="wheel-side"><canvas id="wheel" class="wheel" role="img" aria-label="${own.wheelLabel}"></canvas><p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p></div>
<div class="table-side"><section class="last-row"><h2><span id="last-label">${tableWords(page.language).last}</span><span id="last-counts" class="num"></span></h2><ol class="beads last" id="last" tabindex="0" aria-labelledby="last-label"></ol></section>
<div class="table" id="table" role="group" aria-label="${own.tableLabel}"></div><p class="ticker" id="ticker">${words.hint}</p></div>
<p class="loading" id="loading">${words.loading}</p></main>
${chipControls(page.language, words, own.spin)}`;
  },
  rules({ language }, words) {
    const { rulesPage } = rouletteWords(language);
    const shared = tableWords(language).rulesPage;
    const percent = percentIn(language);
    const rows = bets.map(
      ([name, pockets]) =>
        html`<tr><th scope="row">${rulesPage.names[name]}</th><td class="num">${pockets}</td><td>${fill(shared.paysTo, { pays: paysFor(pockets) })}</td><td class="num">${percent((pockets / 37) * 100)}</td></tr>`,
    );
    return html`<p>${rulesPage.text}</p><table class="rule-table"><thead><tr><th scope="col">${shared.bet}</th><th scope="col">${rulesPage.numbers}</th><th scope="col">${shared.pays}</th><th scope="col">${shared.chance}</th></tr></thead><tbody>${rows}</tbody></table>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: percent((36 / 37) * 100) })}</li><li>${shared.limitsText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, shared.keysText)}`;
  },
  rulesTitle: (language) => rouletteWords(language).rulesPage.title,
  recipe: (language) => rouletteWords(language).recipe,
};
