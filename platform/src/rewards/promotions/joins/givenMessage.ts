import type { Localized } from '@unisite/shared/contract';
import type { Gift } from './giveOffered.ts';

/** The message to a member about what its deposit earned. */
export function givenMessage(
  { vi, en }: Localized,
  gift: Pick<Gift, 'kind' | 'state'>,
): { readonly title: Localized; readonly content: Localized } {
  const name = names[gift.kind];
  return { title: { vi: `${name.vi}: ${vi}`, en: `${name.en}: ${en}` }, content: contentOf(gift) };
}

const names: Readonly<Record<Gift['kind'], Localized>> = {
  bonus: { vi: 'Bạn có thưởng', en: 'You have a bonus' },
  freeRounds: { vi: 'Bạn có vòng miễn phí', en: 'You have free rounds' },
  points: { vi: 'Bạn có điểm thưởng', en: 'You have points' },
  tickets: { vi: 'Bạn có lượt quay', en: 'You have tickets' },
};

function contentOf({ kind, state }: Pick<Gift, 'kind' | 'state'>): Localized {
  switch (kind) {
    case 'freeRounds':
      return {
        vi: 'Vào trò chơi để chơi các vòng này trước, không trừ tiền. Số vòng và hạn ở mục Thưởng của tôi trong Trung tâm hội viên.',
        en: 'They are played first when you open the game, and cost nothing. How many and until when is under My bonuses in the member centre.',
      };
    case 'points':
      return {
        vi: 'Điểm đã cộng vào tài khoản. Đổi quà ở Cửa hàng điểm.',
        en: 'The points are in your account. Redeem them in the points mall.',
      };
    case 'tickets':
      return {
        vi: 'Lượt quay không hết hạn. Quay ở mục Vòng quay trong Trung tâm hội viên.',
        en: 'Tickets do not expire. Spin the wheel in the member centre.',
      };
    case 'bonus':
      return state === 'released'
        ? {
            vi: 'Thưởng đã vào ví chính và rút được ngay.',
            en: 'It is in your main wallet and can be withdrawn at once.',
          }
        : {
            vi: 'Thưởng được cược khi ví chính không đủ, và về ví chính khi xong vòng cược. Tiến độ và hạn ở mục Thưởng của tôi trong Trung tâm hội viên.',
            en: 'It covers bets that your main wallet cannot, and is yours once the wagering is complete. See its progress and time left under My bonuses in the member centre.',
          };
  }
}
