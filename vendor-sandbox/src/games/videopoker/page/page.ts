import type { GamePage } from '../../../page/gamePage.ts';
import { html } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, stakeStepper, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { returnPercent } from '../engine/figures.ts';
import { type HandName, paytable } from '../engine/hands.ts';
import { videopokerWords } from '../words/index.ts';

const examples: Readonly<Record<HandName, string>> = {
  royalFlush: '10♠ J♠ Q♠ K♠ A♠',
  straightFlush: '5♥ 6♥ 7♥ 8♥ 9♥',
  four: '8♠ 8♣ 8♦ 8♥ K♠',
  fullHouse: 'Q♠ Q♦ Q♥ 4♣ 4♦',
  flush: '2♦ 6♦ 9♦ J♦ A♦',
  straight: '7♣ 8♦ 9♠ 10♥ J♣',
  three: '9♠ 9♣ 9♥ 3♦ K♣',
  twoPair: 'K♠ K♦ 5♣ 5♥ 2♠',
  jacks: 'J♣ J♥ 3♠ 7♦ 9♣',
};

export const videopokerPage: GamePage = {
  body(page, words) {
    const own = videopokerWords(page.language);
    return html`<main class="stage poker">${heading(page)}${unseenPicture(page)}
<p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><ol class="poker-pays" id="pays"></ol>
<div class="hand-side"><div class="hand" id="hand" role="group" aria-label="${own.handLabel}"></div></div>
<p class="ticker" id="ticker">${words.hint}</p><p class="loading" id="loading">${words.loading}</p></main>
<section class="controls step-controls" aria-label="${words.controls}"><div class="figures">${readout('balance', words.balance)}${readout('win', words.win)}</div>
${stakeStepper(words)}<div class="extras"><button type="button" class="action" id="hold-all">${own.holdAll}</button><button type="button" class="action" id="hold-none">${own.holdNone}</button></div>
<button type="button" class="spin wide-spin" id="spin" disabled aria-label="${own.deal}"><span class="spin-face">${icon('deal')}<span class="spin-word" id="spin-word" aria-hidden="true">${own.deal}</span></span></button></section>`;
  },
  rules({ language }, words) {
    const { rulesPage, hands } = videopokerWords(language);
    const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
    const percent = `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(returnPercent)}%`;
    const rows = paytable.map(
      ([hand, times]) =>
        html`<tr><th scope="row">${hands[hand]}</th><td class="num">${examples[hand]}</td><td>${fill(rulesPage.times, { times })}</td></tr>`,
    );
    return html`<p>${rulesPage.text}</p><table class="rule-table"><thead><tr><th scope="col">${rulesPage.hand}</th><th scope="col">${rulesPage.example}</th><th scope="col">${rulesPage.pays}</th></tr></thead><tbody>${rows}</tbody></table>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: percent })}</li><li>${fill(rulesPage.mostText, { most: paytable[0][1] })}</li><li>${rulesPage.openText}</li><li>${rulesPage.paceText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => videopokerWords(language).rulesPage.title,
  fairnessText: (language) => videopokerWords(language).fairnessText,
  recipe: (language) => videopokerWords(language).recipe,
};
