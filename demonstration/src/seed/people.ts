import type { Level } from '@unisite/platform/members';
import { operatorRoles } from '@unisite/shared/contract/operatorRoles';
import { avatarCount } from '../art/avatar.ts';
import { chance } from '../art/prng.ts';

/** A demonstration member. `upline`: the upline's index in the list, always a smaller one. */
export interface Person {
  readonly account: string;
  readonly nickname: string;
  readonly type: 0 | 1 | 2;
  readonly upline: number | null;
  readonly level: Level | null;
  /** Level of stakes, 0 lowest to 6 highest. */
  readonly tier: number;
  /** Weight of this member's share of the play. */
  readonly weight: number;
  /** Full days since registration. */
  readonly daysHere: number;
  readonly avatar: number;
}

export const player = { account: 'minhanh', password: 'Demo-2026-play' } as const;
export const agent = { account: 'daily01', password: 'Demo-2026-agent' } as const;
export const operators = [
  { account: 'ops', password: 'Demo-2026-ops', name: 'Vận hành', roles: operatorRoles },
  { account: 'duty', password: 'Demo-2026-duty', name: 'Trực ca', roles: operatorRoles },
  { account: 'till', password: 'Demo-2026-till', name: 'Thu ngân', roles: ['cash', 'support'] },
] as const;

const given =
  `An Anh Bảo Bình Châu Chi Cường Dung Duy Dũng Đạt Đức Giang Hà Hải Hạnh Hân Hiếu Hiền Hoa Hòa Hoàng Huy Hùng Hương Khanh
  Khánh Khoa Khôi Kiên Lan Linh Loan Long Lộc Ly Mai Minh My Nam Nga Ngân Nghĩa Ngọc Nguyên Nhân Nhi Nhung Oanh Phát Phong Phúc Phương
  Quân Quang Quốc Quỳnh Sơn Tài Tâm Tân Thanh Thảo Thắng Thịnh Thu Thủy Thy Tiến Toàn Trang Trâm Trí Trinh Trung Tú Tuấn Tùng Tuyết Uyên
  Vân Việt Vinh Vy Yến`.split(/\s+/);
const middle =
  `Bích Diệu Gia Hải Hoàng Hồng Huyền Khánh Kim Lan Mai Minh Mỹ Ngọc Nhật Như Phương Quang Quốc Quý Thanh Thảo Thiên
  Thu Thùy Tiến Trọng Trúc Tuấn Tường Vân Việt Xuân Yến`.split(/\s+/);
const levels = [
  'bronze',
  'silver1',
  'silver2',
  'gold1',
  'gold2',
  'platinum',
  'diamond1',
  'diamond2',
] as const satisfies readonly Level[];

/** Lower case, without accents. */
export const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase();

/** The tree: number of agents at each depth, 400 people in all. */
const agents = { top: 4, second: 14, third: 42 };
const count = 400;

/** Agents first, by depth; then players. `daily01` is the first top-level agent, `minhanh` plays three levels below. */
export function people(): Person[] {
  const taken = new Set<string>([player.account, agent.account, ...operators.map(({ account }) => account)]);
  const secondStart = agents.top;
  const thirdStart = secondStart + agents.second;
  const playersStart = thirdStart + agents.third;

  const nameOf = (place: number): { account: string; nickname: string } => {
    const draw = chance(`person/${place}`);
    for (;;) {
      const words = [draw.pick(middle), draw.pick(given)];
      const plain = ascii(words.join(''));
      const tail =
        draw.next() < 0.55
          ? String(draw.pick([draw.whole(1, 9), draw.whole(68, 99), draw.whole(10, 99), draw.whole(1985, 2006)]))
          : '';
      const account = plain + tail;
      if (words[0] === words[1] || taken.has(account)) continue;
      taken.add(account);
      return { account, nickname: words.join(' ') };
    }
  };
  const uplineOf = (place: number): number | null => {
    const draw = chance(`upline/${place}`);
    if (place < secondStart) return null;
    // The first top-level agent's branch is the largest.
    if (place < thirdStart) return draw.next() < 0.4 ? 0 : draw.whole(1, agents.top - 1);
    if (place < playersStart)
      return draw.next() < 0.12 ? draw.whole(0, agents.top - 1) : draw.whole(secondStart, thirdStart - 1);
    return draw.next() < 0.08 ? draw.whole(secondStart, thirdStart - 1) : draw.whole(thirdStart, playersStart - 1);
  };

  const list = Array.from({ length: count }, (_, place): Person => {
    const draw = chance(`life/${place}`);
    const upline = uplineOf(place);
    const isAgent = place < playersStart;
    const tier = isAgent ? draw.whole(1, 3) : Math.min(6, Math.floor(draw.next() ** 2.2 * 7));
    return {
      ...nameOf(place),
      type: place < secondStart ? 1 : isAgent ? 2 : 0,
      upline,
      level: levels[tier] ?? null,
      tier,
      weight: (isAgent ? 0.25 : 1) / (1 + draw.next() * 14),
      // Agents registered before the members they brought: the deeper, the later.
      daysHere:
        place < secondStart
          ? draw.whole(1_400, 1_600)
          : place < thirdStart
            ? draw.whole(1_310, 1_390)
            : place < playersStart
              ? draw.whole(1_210, 1_300)
              : Math.floor(draw.next() ** 2 * 1_200),
      avatar: draw.whole(0, avatarCount - 1),
    };
  });

  const branch = (place: number | null): number | null => {
    const upline = place === null ? null : (list[place]?.upline ?? null);
    return upline === null ? place : branch(upline);
  };
  const home = list.findIndex(
    (person, place) => place >= playersStart && branch(place) === 0 && (person.upline ?? 0) >= thirdStart,
  );
  const minhanh: Partial<Person> = {
    account: player.account,
    nickname: 'Minh Anh',
    level: 'diamond2',
    tier: 5,
    weight: 0,
    daysHere: 1_204,
    avatar: 3,
  };
  const daily: Partial<Person> = { account: agent.account, nickname: 'Đại lý Hưng Phát', level: null, avatar: 12 };
  return list.map((person, place) =>
    place === 0 ? { ...person, ...daily } : place === home ? { ...person, ...minhanh } : person,
  );
}
