/**
 * Colour of the agent's own money, in or out. Members' wins and losses have none: they are good for one side and bad
 * for the other.
 */
export const toneOf = (amount: number): 'up' | 'down' | 'muted' => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'muted');
