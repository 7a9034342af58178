import * as z from '@unisite/shared/schema';

/**
 * What an operator may do beyond looking at remotes, markets and their audit. release: acts on remotes, whether a market
 * is open. security: teams' keys, four eyes, features and registration. support: members and their sessions, content,
 * messages to members, feedback. cash: withdrawals, corrections of balances, what promotions give, reports. vendors: wallets at
 * vendors, vendors and their secrets. identity: members' identity checks with their pictures. lottery: results of draws, what is
 * at stake in them, voiding.
 */
export const operatorRole = z.enum(['release', 'security', 'support', 'cash', 'vendors', 'identity', 'lottery']);
export type OperatorRole = z.Infer<typeof operatorRole>;
export const operatorRoles: readonly OperatorRole[] = operatorRole.options;
