import type { Localized, MemberId } from '@unisite/shared/contract';
import type { VipLevelRule } from '@unisite/shared/contract/operatorsMarketVip';
import { holdMember, levelName, setLevel } from '../../access/members/index.ts';
import { isBlocked } from '../../access/protection/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { insertMessages, publishUnread } from '../../site/messages/index.ts';
import { playedBy } from './playedBy.ts';
import { runningMonth } from './runningMonth.ts';
import { judged, type Played, type Standing } from './standing.ts';
import { readMarketVip } from './vipRules.ts';

export interface Reviewed {
  /** The member's market's. */
  readonly timeZone: string;
  readonly levels: readonly VipLevelRule[];
  /** Index of the member's level in `levels`; -1 for none. */
  readonly place: number;
  readonly granted: number;
  readonly played: Played;
}

/**
 * Updates a member's level from its play and deposits, and messages the member on a change. Null when the market has no
 * club.
 */
export async function reviewMember(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  memberId: MemberId,
): Promise<Reviewed | null> {
  const now = services.clock();
  const { reviewed, told } = await services.database.transaction((q) => review(q, memberId, now));
  if (told) await publishUnread(services, memberId);
  return reviewed;
}

interface StandingRow {
  readonly granted: string | null;
  readonly dropped: number;
  readonly month: string;
}

async function review(
  q: Queryable,
  memberId: MemberId,
  now: Date,
): Promise<{ readonly reviewed: Reviewed | null; readonly told: boolean }> {
  // serializes reviews of a member
  const member = await holdMember(q, memberId);
  if (!member || member.customerType === 4) return { reviewed: null, told: false };
  const { levels } = await readMarketVip(q, member.marketCode);
  if (levels.length === 0) return { reviewed: null, told: false };
  const placeOf = (id: string | null) => levels.findIndex((level) => level.id === id);
  const month = runningMonth(now, member.timeZone);
  const [kept] = await q.query<StandingRow>('SELECT granted, dropped, month FROM vip_member WHERE member_id = $1', [
    memberId,
  ]);
  const granted = kept ? kept.granted : member.level;
  const before: Standing = {
    granted: placeOf(granted),
    dropped: kept?.dropped ?? 0,
    // the first month judged is the one after the first review
    month: kept?.month ?? month,
  };
  const played = await playedBy(q, memberId);
  const { standing, place } = judged(levels, before, played, month);
  await q.query(
    `INSERT INTO vip_member (member_id, granted, dropped, month, reviewed) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id) DO UPDATE SET dropped = excluded.dropped, month = excluded.month, reviewed = excluded.reviewed`,
    [memberId, granted, standing.dropped, standing.month, dayOf(now, member.timeZone)],
  );
  const level = levels[place]?.id ?? null;
  const reviewed = { timeZone: member.timeZone, levels, place, granted: before.granted, played };
  if (level === member.level) return { reviewed, told: false };
  await setLevel(q, memberId, level);
  const was = placeOf(member.level);
  if (level === null || (kept === undefined && place === was)) return { reviewed, told: false };
  // members on a break are not told what play would earn
  if (await isBlocked(q, memberId, now)) return { reviewed, told: false };
  await insertMessages(q, [{ memberId, category: 'account', ...messageOf(level, place > was) }], now);
  return { reviewed, told: true };
}

function messageOf(level: string, isUp: boolean): { readonly title: Localized; readonly content: Localized } {
  const [vi, en] = [levelName(level, 'vi') ?? level, levelName(level, 'en') ?? level];
  return isUp
    ? {
        title: { vi: `Bạn đã lên ${vi}`, en: `You have reached ${en}` },
        content: {
          vi: `Chúc mừng, cấp của bạn bây giờ là ${vi}. Quyền lợi và thưởng lên cấp ở trang Câu lạc bộ VIP.`,
          en: `Congratulations, your level is now ${en}. Its benefits and the gift for reaching it are on the VIP club page.`,
        },
      }
    : {
        title: { vi: `Cấp của bạn là ${vi}`, en: `Your level is ${en}` },
        content: {
          vi: `Tháng vừa qua không đủ mức giữ cấp, nên cấp của bạn bây giờ là ${vi}. Đủ lại mức giữ cấp trong một tháng là trở về cấp cũ.`,
          en: `Last month did not keep your level, so it is now ${en}. A month that would keep the former level brings it back.`,
        },
      };
}
