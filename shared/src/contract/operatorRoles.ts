import * as z from '@unisite/shared/schema';

/**
 * What an operator may do besides viewing remotes, markets and their audit. release: acts on remotes, a market's
 * status. security: teams' keys, four eyes, switches and registration. support: members and their sessions, content,
 * messages to members, feedback. cash: withdrawals, balance corrections, promotions' gifts, reports. vendors: wallets
 * at vendors, vendors and their secrets. identity: members' identity checks with their pictures. lottery: results of
 * draws, exposure, voiding.
 */
export const operatorRole = z.enum(['release', 'security', 'support', 'cash', 'vendors', 'identity', 'lottery']);
export type OperatorRole = z.Infer<typeof operatorRole>;
export const operatorRoles: readonly OperatorRole[] = operatorRole.options;
