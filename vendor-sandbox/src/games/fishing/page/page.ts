import type { GamePage } from '../../../page/gamePage.ts';
import { html } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { catchPercent, fishKinds, returnPercent } from '../engine/fish.ts';
import { fishingWords } from '../words/index.ts';

/** The sea, the cannon, and what each fish pays. */
export const fishingPage: GamePage = {
  body(page, words) {
    const own = fishingWords(page.language);
    const pays = fishKinds
      .toReversed()
      .map(
        ({ name, pays: times }) =>
          html`<li><img src="${page.asset(`fish/${name}.svg`)}" width="40" height="40" alt="" decoding="async"><b class="num">×${times}</b></li>`,
      );
    return html`<main class="stage sea">${heading(page)}${unseenPicture(page)}<canvas id="sea" role="img" aria-label="${own.seaLabel}"></canvas>
<p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><aside class="fish-pays" aria-hidden="true"><h2>${own.pays}</h2><ul>${pays}</ul><p>${fill(own.facts, { rtp: `${returnPercent}%` })}</p></aside>
<p class="ticker" id="ticker">${words.hint}</p><p class="loading" id="loading">${words.loading}</p></main>
<section class="controls" aria-label="${words.controls}">${readout('balance', words.balance)}
<div class="stake" role="group" aria-label="${own.cannon}"><button type="button" class="step" id="cannon-less" aria-label="${own.cannonLess}">${icon('minus')}</button>${readout('stake', own.cannon)}<button type="button" class="step" id="cannon-more" aria-label="${own.cannonMore}">${icon('plus')}</button></div>
${readout('win', own.caught)}<button type="button" class="spin" id="fire" disabled aria-label="${own.fire}"><span class="spin-face">${icon('aim')}<span class="spin-word" aria-hidden="true">${own.fire}</span></span></button></section>`;
  },
  rules({ language, asset }, words) {
    const own = fishingWords(language);
    const { rulesPage } = own;
    const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 });
    const rows = fishKinds.map(
      ({ name, pays }) =>
        html`<tr><th scope="row"><img src="${asset(`fish/${name}.svg`)}" width="36" height="36" alt=""> ${own.fish[name]}</th><td class="num">×${pays}</td><td class="num">${number.format(catchPercent(pays))}%</td></tr>`,
    );
    return html`<p>${rulesPage.text}</p><table class="rule-table"><thead><tr><th scope="col">${rulesPage.fish}</th><th scope="col">${rulesPage.pays}</th><th scope="col">${rulesPage.chance}</th></tr></thead><tbody>${rows}</tbody></table>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: `${returnPercent}%` })}</li><li>${rulesPage.fairText}</li><li>${rulesPage.roundText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => fishingWords(language).rulesPage.title,
  recipe: (language) => fishingWords(language).recipe,
};
