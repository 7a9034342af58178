// Bonuses: granted once per key, staked after the main wallet's money, released once the wagering requirement is met.

export { advanceBonuses } from './advanceBonuses.ts';
export { hasBonus } from './bonusRows.ts';
export { checkBonuses } from './checkBonuses.ts';
export { bonusesDesk } from './desk.ts';
export { type GivenBonus, giveBonus, takeBonusBack } from './giveBonus.ts';
export { giveAllUp, heldInBonuses } from './giveUp.ts';
export { bonusJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { wageredAnywhere } from './wageredAnywhere.ts';
