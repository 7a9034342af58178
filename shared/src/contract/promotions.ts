import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';

export const promotionCard = z.object({
  id: z.string(),
  title: z.string(),
  /** The figure that catches the eye, e.g. "+100%". */
  highlight: z.nullable(z.string()),
  summary: z.string(),
  kind: z.enum(['deposit', 'rebate', 'gift', 'tournament', 'insurance', 'referral', 'birthday']),
  /** Paths on this site; wide 2.5:1 for cards and hero, phone 4:3. */
  banner: z.object({ wide: z.string(), phone: z.string() }),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  hero: z.boolean(),
  /** Games whose tiles the hero fans out, by picture path. */
  tiles: z.array(z.string()),
  /** Where "join" leads: a path of the site. */
  to: z.string(),
});
export type PromotionCard = z.Infer<typeof promotionCard>;

export const promotions = operation({
  name: 'promotions',
  summary: 'The promotions that run in this market',
  method: 'GET',
  path: '/wps/promotions',
  access: 'optional',
  request: empty,
  value: z.object({ rows: z.array(promotionCard) }),
});

export const promotionDetail = operation({
  name: 'promotionDetail',
  summary: 'One promotion with its terms',
  method: 'GET',
  path: '/wps/promotions/:id',
  access: 'optional',
  request: z.object({ id: z.string().check(z.maxLength(60)) }),
  value: z.object({ ...promotionCard.shape, terms: z.array(z.object({ title: z.string(), text: z.string() })) }),
});

export const promotionsOperations = [promotions, promotionDetail] as const;
