import { invalidate } from '@unisite/shared/api';
import { pointBalance, pointRewards, pointTransactions, redeemList } from '@unisite/shared/contract/points';

/** Refetches everything that spending points changes. */
export const refreshPoints = async (): Promise<void> => {
  await Promise.all([pointBalance, pointRewards, redeemList, pointTransactions].map(invalidate));
};
