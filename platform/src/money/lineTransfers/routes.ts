import { createLineTransfer, lineTransferSettings, lineTransfers } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import { lineTransferPage } from './lineTransferRows.ts';
import { lineTransferSettingsOf } from './lineTransferSettingsOf.ts';
import { sendAlongLine } from './sendAlongLine.ts';
import type { Services } from './services.ts';

/**
 * Transfers between a member and its upline (section 2, transferUpline), and between an agent and its direct downlines.
 */
export function routes(serve: Serve, services: Services): void {
  serve(lineTransferSettings, (_request, context) => lineTransferSettingsOf(services, context));
  serve(createLineTransfer, (request, context) => sendAlongLine(services, request, context));
  serve(lineTransfers, async ({ way, direction, page, pageSize }, { session }) => ({
    page,
    pageSize,
    ...(await lineTransferPage(services.database, session.memberId, { way, direction, page, pageSize })),
  }));
}
