import type { RefusalTexts } from './refusalText.ts';

/** Refusals of claiming a mission, spinning the wheel, and of operators who edit them. */
export const missionRefusals = {
  MISSION_OVER: {
    status: 409,
    vi: 'Nhiệm vụ này không còn, hoặc đã quá hạn nhận thưởng.',
    en: 'This mission is no longer there, or the time to claim its reward is over.',
  },
  MISSION_NOT_REACHED: {
    status: 409,
    vi: 'Nhiệm vụ này chưa đạt. Ván vừa kết thúc được tính sau vài giây.',
    en: 'The goal of this mission is not reached yet. A round that just ended is counted within seconds.',
  },
  MISSION_CHANGED: {
    status: 409,
    vi: 'Nhiệm vụ này vừa được người khác sửa. Hãy xem lại rồi lưu.',
    en: 'Somebody else has just changed this mission. Look at it again, then save.',
  },
  MISSION_BEGUN: {
    status: 409,
    vi: 'Nhiệm vụ đã bắt đầu thì không đòi thêm hoặc cho ít đi. Hãy kết thúc nhiệm vụ này và tạo nhiệm vụ mới.',
    en: 'A mission that has begun does not ask for more or give less. End it and make another one.',
  },
  MISSIONS_FULL: {
    status: 409,
    vi: 'Một thị trường trong số này đã có đủ số nhiệm vụ cho phép. Hãy kết thúc một nhiệm vụ khác trước.',
    en: 'One of these markets has as many missions as it may have. End another one first.',
  },
  RAFFLE_CLOSED: {
    status: 409,
    vi: 'Vòng quay đang đóng. Lượt quay của bạn vẫn còn.',
    en: 'The wheel is closed at the moment. Your tickets are kept.',
  },
  RAFFLE_CHANGED: {
    status: 409,
    vi: 'Vòng quay vừa thay đổi, hoặc bạn đã quay ở một trang khác. Hãy xem lại rồi quay.',
    en: 'The wheel has just changed, or you have spun it on another page. Please look at it again.',
  },
  NO_TICKET: {
    status: 409,
    vi: 'Bạn không còn lượt quay.',
    en: 'You have no ticket left.',
  },
  RAFFLE_DAY_FULL: {
    status: 409,
    vi: 'Bạn đã quay đủ số lượt bằng điểm của hôm nay.',
    en: 'You have spun for points as often as a day allows.',
  },
} as const satisfies RefusalTexts;
