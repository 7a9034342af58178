import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText, prefixDistance, wordsOf } from './search.ts';
import { searchIndex } from './searchIndex.ts';

const titles = [
  ['Long Châu Rực Lửa', 'Blazing Dragon Pearl', 'Lumivolta'],
  ['Đại Bàng Núi Tuyết', 'Snowpeak Eagle', 'Dunefolk'],
  ['Tài Lộc Hoàng Kim', 'Golden Fortune', 'Kim Hạc Phường'],
  ['Baccarat Thượng Hạng', 'Baccarat Prestige', 'Maison Orlec'],
  ['Hổ Vằn Rừng Thẳm', 'Deepwood Tiger', 'Kim Hạc Phường'],
] as const;
type Title = readonly [vi: string, en: string, vendor: string];

/** The Vietnamese titles found, best match first, ties in the given order. */
function foundIn(from: readonly Title[], text: string): string[] {
  const index = searchIndex(from.map(([vi, en, vendor]) => ({ titles: [vi, en], vendor })));
  const found = [...index.find(text, () => true)].sort(([a, badly], [b, worse]) => badly - worse || a - b);
  return found.flatMap(([place]) => from[place]?.[0] ?? []);
}
const found = (text: string) => foundIn(titles, text);

describe('plain', () => {
  it('drops diacritics, case and signs', () => {
    expect(foldText("  Đại Lộ—Ánh  Sáng: Ragnarok's Ễ ")).toBe('dai lo anh sang ragnaroks e');
  });
});

describe('search', () => {
  it('finds titles typed without diacritics, in either language, by their vendor, and without gaps', () => {
    expect(found('tai loc')).toEqual(['Tài Lộc Hoàng Kim']);
    expect(found('TÀI LỘC')).toEqual(['Tài Lộc Hoàng Kim']);
    expect(found('golden')).toEqual(['Tài Lộc Hoàng Kim']);
    expect(found('dai bang')).toEqual(['Đại Bàng Núi Tuyết']);
    expect(found('kim hac')).toEqual(['Tài Lộc Hoàng Kim', 'Hổ Vằn Rừng Thẳm']);
    expect(found('tailoc')).toEqual(['Tài Lộc Hoàng Kim']);
  });
  it('finds what is typed so far', () => {
    expect(found('bacc')).toEqual(['Baccarat Thượng Hạng']);
    expect(found('tiger deep')).toEqual(['Hổ Vằn Rừng Thẳm']);
  });
  it('forgives small slips', () => {
    for (const slip of ['bacarat', 'baccrat', 'bacacrat', 'baccarta', 'bxccarat']) {
      expect(found(slip)).toEqual(['Baccarat Thượng Hạng']);
    }
    expect(found('dragn pearl')).toEqual(['Long Châu Rực Lửa']);
  });
  it('does not guess wildly', () => {
    expect(found('xyz')).toEqual([]);
    expect(found('poker')).toEqual([]);
  });
  it('forgives a slip in a short word beside one that is right', () => {
    expect(found('kxm hac')).toEqual(['Tài Lộc Hoàng Kim', 'Hổ Vằn Rừng Thẳm']);
    expect(found('kxm hxc')).toEqual([]);
    expect(found('kxm')).toEqual([]);
  });
  it('forgives a wrong first letter where nothing else fits', () => {
    expect(found('vaccarat')).toEqual(['Baccarat Thượng Hạng']);
    expect(found('ragon')).toEqual(['Long Châu Rực Lửa']);
  });
  it('puts the best match first and keeps the order of equal ones', () => {
    expect(foundIn(titles.toReversed(), 'kim')).toEqual(['Hổ Vằn Rừng Thẳm', 'Tài Lộc Hoàng Kim']);
  });
  it('prefers words that stand together', () => {
    const both: Title[] = [['Song Long Tranh Châu', 'Twin Dragons', 'Olvarra'], ...titles];
    expect(foundIn(both, 'long chau')).toEqual(['Long Châu Rực Lửa', 'Song Long Tranh Châu']);
  });
  it('looks among the wanted ones only, and forgives more where none of them fits as typed', () => {
    const index = searchIndex(titles.map(([vi, en, vendor]) => ({ titles: [vi, en], vendor })));
    expect([...index.find('tiger', (place) => place !== 4).keys()]).toEqual([]);
    expect([...index.find('long', (place) => place === 3).keys()]).toEqual([]);
  });
});

const word = fc.array(fc.constantFrom(...'aăâbcdđeêghiklmnoôơpqrstuưvxyáàảãạộửễ'), { minLength: 2, maxLength: 9 });
const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.map((one) => one.join('')).join(' '));
const shelf = fc.array(fc.tuple(title, title, title), { minLength: 1, maxLength: 30 });

describe('whatever the titles are', () => {
  it('a title is found as written, without marks, without gaps, and by its beginning', () => {
    fc.assert(
      fc.property(shelf, fc.nat(), (shelves, any) => {
        const [vi] = shelves[any % shelves.length] ?? [''];
        const letters = foldText(vi).replaceAll(' ', '');
        const typed = [
          vi,
          foldText(vi),
          vi.toUpperCase(),
          foldText(vi).slice(0, -1),
          ...(letters.length > 3 ? [letters] : []),
        ];
        for (const text of typed) expect(foundIn(shelves, text)).toContain(vi);
      }),
    );
  });

  it('a title is found with one slip in a longer word, unless others fit as typed', () => {
    const slips = (text: string, at: number, letter: string) => {
      const words = text.split(' ');
      const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
      const place = 1 + (at % Math.max(1, longest.length - 1));
      const put = (changed: string) => words.map((one) => (one === longest ? changed : one)).join(' ');
      return {
        longest,
        all: [
          put(longest.slice(0, place) + letter + longest.slice(place)),
          put(longest.slice(0, place) + longest.slice(place + 1)),
          put(longest.slice(0, place) + letter + longest.slice(place + 1)),
        ],
      };
    };
    fc.assert(
      fc.property(shelf, fc.nat(), fc.nat(), fc.constantFrom(...'bdgkmx'), (shelves, any, at, letter) => {
        const [vi] = shelves[any % shelves.length] ?? [''];
        const { longest, all } = slips(foldText(vi), at, letter);
        fc.pre(longest.length >= 5);
        for (const text of all) {
          const answer = foundIn(shelves, text);
          const asTyped = answer.some((one) => wordsOf(text).every((piece) => holds(shelves, one, piece)));
          if (!asTyped) expect(answer).toContain(vi);
        }
      }),
    );
  });

  it('takes any text there is, and answers each entry at most once', () => {
    fc.assert(
      fc.property(shelf, fc.string({ unit: 'binary', maxLength: 60 }), (shelves, text) => {
        const index = searchIndex(shelves.map(([vi, en, vendor]) => ({ titles: [vi, en], vendor })));
        const places = [...index.find(text, () => true).keys()];
        expect(new Set(places).size).toBe(places.length);
        expect(places.every((place) => place >= 0 && place < shelves.length)).toBe(true);
      }),
    );
  });
});

/** Whether an entry, given by its title, contains the typed text. */
const holds = (shelves: readonly Title[], vi: string, piece: string): boolean =>
  shelves.some((names) => names[0] === vi && foldText(names.join(' ')).replaceAll(' ', '').includes(piece));

describe('editsToStart', () => {
  it('counts edits to the nearest beginning', () => {
    expect(prefixDistance('bacc', 'baccarat', 1)).toBe(0);
    expect(prefixDistance('bca', 'baccarat', 1)).toBe(1);
    expect(prefixDistance('dragn', 'dragon', 1)).toBe(1);
  });
});
