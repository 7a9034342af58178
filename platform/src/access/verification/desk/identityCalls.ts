import { identityCount } from '@unisite/shared/contract/operatorsCounts';
import {
  acceptIdentity,
  askIdentityAgain,
  identityDesk,
  lookAtIdentityPicture,
  oneIdentityCheck,
  refuseIdentity,
} from '@unisite/shared/contract/operatorsIdentity';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type OperatorEventKind, writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../../../operators/desks/index.ts';
import { notifyDecided, notifyIdentity } from '../notifyIdentity.ts';
import type { Services } from '../services.ts';
import { decideIdentity, reopenIdentity } from './decideIdentity.ts';
import { identityDeskCheck, identityDeskPage, waitingIdentities } from './identityDesk.ts';
import { lookAtPicture } from './lookAtPicture.ts';

/** Members' identity checks: the pending ones, one with its pictures, and decisions. */
export function identityCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock, settings, live } = services;

  const writeDown = (
    q: Queryable,
    { session: { operatorId }, ip, userAgent }: SignedInContext,
    kind: OperatorEventKind,
    about: string,
  ) => writeOperatorAudit(q, clock(), { kind, operatorId, ip, userAgent, about });

  serve(identityDesk, async ({ selection, market, page, pageSize }) => ({
    page,
    pageSize,
    ...(await identityDeskPage(database, { selection, market, page, pageSize })),
  }));

  serve(identityCount, async () => ({ waiting: await waitingIdentities(database) }));

  serve(oneIdentityCheck, ({ id }, { session }) => identityDeskCheck(database, id, session.account));

  serve(lookAtIdentityPicture, async ({ id, picture, why }, context) => {
    const by = context.session.account;
    const opened = await database.transaction(async (q) => {
      const look = await lookAtPicture(q, clock(), settings.documentKeys, { check: id, picture, by, why });
      await writeDown(q, context, 'identityPictureSeen', `check ${id}, ${look.kind}: ${why}`);
      return look;
    });
    await live.publishToOperators({ type: 'identity' });
    return { type: opened.type, image: opened.picture.toString('base64') };
  });

  type Verdict = Parameters<typeof decideIdentity>[2]['verdict'];
  const decide = async (
    context: SignedInContext,
    { id, reference, verdict }: { readonly id: string; readonly reference: string; readonly verdict: Verdict },
  ) => {
    const { codesKey } = settings;
    const by = context.session.account;
    const outcome = await database.transaction(async (q) => {
      const made = await decideIdentity(q, clock(), { id, reference, by, verdict, codesKey });
      if (made.state === 'done') {
        const isAccepted = verdict.answer === 'accepted';
        const about = `check ${id}${isAccepted ? '' : `: ${verdict.reason}`}`;
        await writeDown(q, context, isAccepted ? 'identityAccepted' : 'identityRefused', about);
      }
      return made;
    });
    if (outcome.state === 'numberDiffers') throw Refusal.ofField('NUMBER_DIFFERS', 'number');
    if (outcome.state === 'done') await notifyDecided(services, outcome.decided);
    return identityDeskCheck(database, id, by);
  };

  serve(acceptIdentity, ({ id, reference, number }, context) =>
    decide(context, { id, reference, verdict: { answer: 'accepted', number } }),
  );
  serve(refuseIdentity, ({ id, reference, reason, again, why }, context) =>
    decide(context, { id, reference, verdict: { answer: 'refused', reason, again, why } }),
  );

  serve(askIdentityAgain, async ({ id, why }, context) => {
    const opened = await database.transaction(async (q) => {
      const reopened = await reopenIdentity(q, clock(), { id, by: context.session.account, why });
      await writeDown(q, context, 'identityAskedAgain', `check ${id}: ${why}`);
      return reopened;
    });
    await notifyIdentity(services, opened.memberId);
    return { id: opened.id };
  });
}
