/** SQL condition: the member of `member_registration r` has made a deposit. */
export const hasDeposited = `EXISTS (SELECT FROM figures.member_day d WHERE d.member_id = r.member_id AND d.category = '' AND d.deposits > 0)`;
