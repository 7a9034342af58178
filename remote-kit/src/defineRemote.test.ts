import { expect, test } from '@jest/globals';
import { category } from '@unisite/shared/contract/games';
import { modalNames, routeGuard, skeletonShape, slotNames } from '@unisite/shared/contract/registry';
import type { Guard, ModalName, NavigationEntry, SlotName, Widget } from './defineRemote.ts';

/** Each word once; the compiler holds the keys against the type. */
const wordsOf = <Word extends string>(words: Record<Word, true>): string[] => Object.keys(words).sort();

test('a configuration knows every slot of the contract', () => {
  const slots = wordsOf<SlotName>({
    'home.notice': true,
    'home.hero': true,
    'home.aside': true,
    'home.strip': true,
    'home.rail': true,
    'nav.lottery': true,
    'member.menu': true,
    'game.sheet': true,
  });
  expect(slots).toEqual([...slotNames].sort());
});

test('and every modal, guard, skeleton and shelf', () => {
  const modals = wordsOf<ModalName>({
    loginPopupModal: true,
    registerModal: true,
    forgetPassModal: true,
    changePassModal: true,
    ageGate: true,
    loginModal: true,
    notice: true,
    gameSheetModal: true,
    gameRoomsModal: true,
  });
  const guards = wordsOf<Guard>({ player: true, member: true, agent: true });
  const skeletons = wordsOf<NonNullable<Widget['skeleton']>>({
    line: true,
    hero: true,
    panel: true,
    strip: true,
    band: true,
    rail: true,
    tables: true,
    cards: true,
  });
  const shelves = wordsOf<NonNullable<NavigationEntry['category']>>({
    LIVE: true,
    RNG: true,
    FISH: true,
    SPORTS: true,
    ESPORTS: true,
    PVP: true,
    LOTT: true,
    ELOTT: true,
    EGAME: true,
  });
  expect(modals).toEqual([...modalNames].sort());
  expect(guards).toEqual([...routeGuard.options].sort());
  expect(skeletons).toEqual([...skeletonShape.options].sort());
  expect(shelves).toEqual([...category.options].sort());
});
