/** The registration tabs, in order. */
export const tabs = ['username', 'mobile'] as const;
