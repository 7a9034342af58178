import type { Queryable } from '@unisite/platform/database';
import { games } from '../art/catalogue.ts';

/** The rooms of each card game: buy-in and stake in hundredths, and seats per table. */
const tiers = [
  { id: 'new', vi: 'Phòng tập sự', en: 'Starters', entry: 2_000_000, stake: 100_000, seats: 4 },
  { id: 'common', vi: 'Phòng phổ thông', en: 'Everyday', entry: 10_000_000, stake: 500_000, seats: 4 },
  { id: 'skilled', vi: 'Phòng cao thủ', en: 'Masters', entry: 50_000_000, stake: 2_500_000, seats: 4 },
  { id: 'high', vi: 'Phòng đại gia', en: 'High table', entry: 200_000_000, stake: 10_000_000, seats: 2 },
] as const;

/** Gives every card game its rooms; the highest room of every fourth game is closed. */
export async function seedRooms(q: Queryable): Promise<number> {
  const rooms = games
    .filter((game) => game.category === 'PVP')
    .flatMap((game, place) =>
      tiers.map((tier, position) => ({
        ...tier,
        id: `${game.id}.${tier.id}`,
        node: `${game.vendor}-${position + 1}`,
        game: game.id,
        open: tier.id !== 'high' || place % 4 !== 3,
        position,
      })),
    );
  await q.query(
    `INSERT INTO pvp_room (id, node_id, game_id, name_vi, name_en, entry, stake, seats, open, position)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::int[], $9::boolean[], $10::int[])`,
    [
      rooms.map((room) => room.id),
      rooms.map((room) => room.node),
      rooms.map((room) => room.game),
      rooms.map((room) => room.vi),
      rooms.map((room) => room.en),
      rooms.map((room) => room.entry),
      rooms.map((room) => room.stake),
      rooms.map((room) => room.seats),
      rooms.map((room) => room.open),
      rooms.map((room) => room.position),
    ],
  );
  return rooms.length;
}
