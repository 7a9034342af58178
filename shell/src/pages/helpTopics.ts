/** The topics of the help page, in the order of their tabs; apps and partnership have pages of their own. */
export const helpTopics = ['agreement', 'faq', 'rules', 'responsible', 'privacy'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The topic an address asks for; the user agreement otherwise (specification section 2, /help). */
export const topicOf = (asked: string | null): HelpTopic => helpTopics.find((topic) => topic === asked) ?? 'agreement';
