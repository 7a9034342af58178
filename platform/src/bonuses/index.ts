// Bonuses: given once for what they are for, held until their condition is met, counted from settled play.
export { checkBonuses } from './checkBonuses.ts';
export { type GivenBonus, giveBonus, takeBonusBack } from './giveBonus.ts';
export { routes } from './routes.ts';
export { startAdvancingBonuses } from './startAdvancing.ts';
