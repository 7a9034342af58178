/** The agent's own money, in or out. What members won or lost has no colour: it is good for one side and bad for the other. */
export const toneOf = (amount: number): 'up' | 'down' | 'muted' => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'muted');
