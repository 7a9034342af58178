/** The two ways to register, in their order. */
export const tabs = ['username', 'mobile'] as const;
