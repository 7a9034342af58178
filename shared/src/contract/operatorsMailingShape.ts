import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { clubLevel } from './vip.ts';

/**
 * What a mailing is: `promotions` about what play would bring, which nobody on a break is sent; `system` a notice that
 * concerns the account or the site, which is for them too.
 */
export const mailingKind = z.enum(['promotions', 'system']);
export type MailingKind = z.Infer<typeof mailingKind>;

/** A level of the club; `none`: members without one. */
export const mailingLevel = z.union([clubLevel, z.literal('none')]);

/** A mailing, as one that was written already stands. */
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

/** Why a mailing is not sent, by whom and however it is asked. */
export const mailingErrors = ['MAILINGS_FULL', 'MAILING_REACHES_NOBODY', 'MAILING_REACHES_TOO_MANY'] as const;
