import type { UseQueryResult } from '@tanstack/react-query';
import type { CallErrorOf } from '@unisite/shared/client';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { MailingKind } from '@unisite/shared/contract/operatorsMailingShape';
import { type MailingSegment, mailingReach } from '@unisite/shared/contract/operatorsMailings';
import { useOperation } from '../../../frame/api/queries.ts';

/** Number of members that a mailing would reach now; fetched once it has a segment. */
export const useReach = (
  kind: MailingKind,
  segment: MailingSegment | null,
): UseQueryResult<ValueOf<typeof mailingReach>, CallErrorOf<typeof mailingReach>> =>
  useOperation(
    mailingReach,
    { kind, segment: segment ?? { markets: ['VN'], levels: [], labels: [], seen: null } },
    { enabled: segment !== null, keepPrevious: true, staleTime: 10_000 },
  );
