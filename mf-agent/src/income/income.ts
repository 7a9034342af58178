import type { agentIncome } from '@unisite/shared/contract/agentReports';
import type { ValueOf } from '@unisite/shared/contract/operation';

export type Income = ValueOf<typeof agentIncome>;
