/** What proposals of acts on a withdrawal are about. */
export const subjectOfWithdrawal = (id: string): string => `withdrawal/${id}`;
