import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { clubLevel } from './vip.ts';

/**
 * Kind of a mailing: `promotions` encourages play and is not sent to members on a break; `system` concerns the account
 * or the site and reaches them too.
 */
export const mailingKind = z.enum(['promotions', 'system']);
export type MailingKind = z.Infer<typeof mailingKind>;

/** A level of the club; `none`: members without one. */
export const mailingLevel = z.union([clubLevel, z.literal('none')]);

/** A mailing as stored. */
export const mailingShape = z.object({
  kind: mailingKind,
  segment: z.object({
    markets: z.array(z.string()),
    levels: z.array(mailingLevel),
    labels: z.array(z.string()),
    seen: z.nullable(z.object({ within: z.boolean(), days: z.int() })),
  }),
  title: localized,
  content: localized,
});

/** Refusals of a mailing. */
export const mailingErrors = ['MAILINGS_FULL', 'MAILING_REACHES_NOBODY', 'MAILING_REACHES_TOO_MANY'] as const;
