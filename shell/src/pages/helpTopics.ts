/** Topics of the help page, in tab order; apps and partnership have pages of their own. */
export const helpTopics = ['agreement', 'faq', 'rules', 'responsible', 'privacy'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The topic that an address names; the user agreement by default (specification section 2, /help). */
export const topicOf = (asked: string | null): HelpTopic => helpTopics.find((topic) => topic === asked) ?? 'agreement';
