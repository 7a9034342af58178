/** The subject of proposals about a withdrawal. */
export const subjectOfWithdrawal = (id: string): string => `withdrawal/${id}`;
