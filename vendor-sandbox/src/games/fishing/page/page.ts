import type { GamePage } from '../../../page/gamePage.ts';
import { html } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { visits } from '../engine/bossVisit.ts';
import { chanceOf, mostOf, returnPercent } from '../engine/fish.ts';
import { bossPlace, quarryAt, quarryNames, type SeaName, seaOf } from '../engine/seas.ts';
import { fishingWords } from '../words/index.ts';

/** A sea's fish with what each pays, the boss last. */
const swimmersOf = (sea: SeaName) =>
  quarryNames(sea).flatMap((name, place) => {
    const quarry = quarryAt(sea, place);
    return quarry === null ? [] : [{ name, quarry, isBoss: place === bossPlace(sea) }];
  });

export const fishingPage: GamePage = {
  body(page, words) {
    const own = fishingWords(page.language);
    const sea = seaOf(page.scene);
    const boss = quarryNames(sea)[bossPlace(sea)] ?? 'kraken';
    const pays = swimmersOf(sea)
      .toReversed()
      .map(
        ({ name, quarry }) =>
          html`<li><img src="${page.asset(`fish/${name}.svg`)}" width="40" height="40" alt="" decoding="async"><b class="num">×${mostOf(quarry)}</b></li>`,
      );
    return html`<main class="stage sea" data-sea="${sea}">${heading(page)}${unseenPicture(page)}<canvas id="sea" role="img" aria-label="${own.seas[sea]}. ${own.seaLabel}"></canvas>
<p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><aside class="fish-pays" aria-hidden="true"><h2>${own.pays}</h2><ul>${pays}</ul><p>${fill(own.facts, { rtp: `${returnPercent}%` })}</p></aside>
<div class="boss" id="boss" hidden><p class="boss-banner" id="boss-banner" aria-hidden="true">${own.bossBanner}</p><img src="${page.asset(`fish/${boss}.svg`)}" width="44" height="44" alt=""><p><b>${own.fish[boss]}</b> <span class="num" id="boss-time"></span></p><span class="boss-bar" id="boss-bar" aria-hidden="true"></span><p class="boss-tally num" id="boss-tally"></p></div>
<p class="ticker" id="ticker">${words.hint}</p><p class="loading" id="loading">${words.loading}</p></main>
<section class="controls" aria-label="${words.controls}">${readout('balance', words.balance)}
<div class="stake" role="group" aria-label="${own.cannon}"><button type="button" class="step" id="cannon-less" aria-label="${own.cannonLess}">${icon('minus')}</button>${readout('stake', own.cannon)}<button type="button" class="step" id="cannon-more" aria-label="${own.cannonMore}">${icon('plus')}</button></div>
${readout('win', own.caught)}<button type="button" class="spin" id="fire" disabled aria-label="${own.fire}"><span class="spin-face">${icon('aim')}<span class="spin-word" aria-hidden="true">${own.fire}</span></span></button></section>`;
  },
  rules({ language, asset, scene }, words) {
    const own = fishingWords(language);
    const { rulesPage } = own;
    const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 });
    const times = { first: visits.first / 1_000, every: visits.every / 1_000, stay: visits.stay / 1_000 };
    const swimmers = swimmersOf(seaOf(scene));
    const rows = swimmers
      .filter(({ isBoss }) => !isBoss)
      .flatMap(({ name, quarry }) =>
        quarry.prizes.map(
          (prize) =>
            html`<tr><th scope="row"><img src="${asset(`fish/${name}.svg`)}" width="36" height="36" alt=""> ${own.fish[name]}</th><td class="num">×${prize.pays}</td><td class="num">${number.format(chanceOf(quarry, prize))}%</td></tr>`,
        ),
      );
    const bosses = swimmers
      .filter(({ isBoss }) => isBoss)
      .map(({ name, quarry }) => {
        const prizes = quarry.prizes.map(
          (prize, tier) =>
            html`<tr><th scope="row">${rulesPage.prizes[tier] ?? ''}</th><td class="num">×${prize.pays}</td><td class="num">${number.format(prize.lots)}</td><td class="num">${number.format(chanceOf(quarry, prize))}%</td></tr>`,
        );
        return html`<h3><img src="${asset(`fish/${name}.svg`)}" width="36" height="36" alt=""> ${fill(rulesPage.bossHead, { fish: own.fish[name] })}</h3><p>${fill(rulesPage.bossText, times)}</p><table class="rule-table"><thead><tr><th scope="col">${rulesPage.prize}</th><th scope="col">${rulesPage.pays}</th><th scope="col">${rulesPage.lots}</th><th scope="col">${rulesPage.bossChance}</th></tr></thead><tbody>${prizes}</tbody></table>`;
      });
    return html`<p>${rulesPage.text}</p><h3>${own.seas[seaOf(scene)]}</h3><table class="rule-table"><thead><tr><th scope="col">${rulesPage.fish}</th><th scope="col">${rulesPage.pays}</th><th scope="col">${rulesPage.chance}</th></tr></thead><tbody>${rows}</tbody></table>${bosses}
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: `${returnPercent}%` })}</li><li>${rulesPage.fairText}</li><li>${rulesPage.roundText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => fishingWords(language).rulesPage.title,
  recipe: (language) => fishingWords(language).recipe,
};
