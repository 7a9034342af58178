/** Whether `member_registration r` is of somebody who has made a deposit. */
export const hasDeposited = `EXISTS (SELECT FROM figures.member_day d WHERE d.member_id = r.member_id AND d.category = '' AND d.deposits > 0)`;
