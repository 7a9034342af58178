import * as z from '@unisite/shared/schema';
import { sealingKey, sessionInfo } from './access.ts';
import { empty, language, localized, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';
import { snapshot } from './registry.ts';

/** Section 4: 0 normal, 1 maintenance, 2 region restricted. */
export const systemStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  ip: z.string(),
  country: z.string(),
  /** Expected end of the maintenance (ISO), if known. */
  until: z.nullable(z.string()),
});
export type SystemStatus = z.Infer<typeof systemStatus>;

/** Feature switches of a market (section 6, whitelabel tree). */
export const switches = z.object({
  loginedToHomePage: z.boolean(),
  freePlay: z.boolean(),
  mobileRegistration: z.boolean(),
  mobileVerificationLogin: z.boolean(),
  memberCentre: z.boolean(),
  usernameRegistration: z.boolean(),
  /** Registration by user name also requires an SMS code. */
  smsRegistrationVerification: z.boolean(),
  /** Registration by mobile number also requires a password. */
  mobilePasswordRegistration: z.boolean(),
  forcedPasswordChange: z.boolean(),
  /** Sign-in by user name needs the slide step. */
  slideVerification: z.boolean(),
  /** Forgot password by mobile number (CHNGPASSVERIF3). */
  phoneRecovery: z.boolean(),
  /** A sign-in from an address new to the member needs a second step. */
  newAddressVerification: z.boolean(),
  googleLogin: z.boolean(),
  facebookLogin: z.boolean(),
});

/** Everything for the first paint, in one response that is also embedded in the page. */
export const bootstrapValue = z.object({
  market: z.object({
    code: z.string(),
    name: localized,
    currency: z.string(),
    languages: z.array(language),
    defaultLanguage: language,
    /** IANA time zone that the site's days and hours follow, wherever the visitor is. */
    timeZone: z.string(),
    /** The zone as it stands in a sentence: `giờ Việt Nam`, `Vietnam time`. */
    zoneName: localized,
    switches,
    /** Address of an affiliates page, if the market has one. */
    affiliatesUrl: z.nullable(z.string()),
  }),
  status: systemStatus,
  snapshot,
  sealingKey,
  /** Present when the browser has a live session: reloads and new tabs stay signed in. */
  session: z.nullable(sessionInfo),
  /** The page is rendered without the balance, as this browser was told to. */
  balanceHidden: z.boolean(),
  /** The language of the page. */
  language,
});
export type Bootstrap = z.Infer<typeof bootstrapValue>;

export const bootstrap = operation({
  name: 'bootstrap',
  summary: 'Market, status, switches, registry snapshot and session in one',
  method: 'GET',
  path: '/wps/system/bootstrap',
  access: 'optional',
  request: empty,
  value: bootstrapValue,
});

export const status = operation({
  name: 'status',
  summary: 'Whether the site is open to this visitor',
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  request: z.object({ url: z.optional(z.string().check(z.maxLength(253))) }),
  value: systemStatus,
});

/** Section 3: a node of the whitelabel tree; `enabled` is '1' or '0'. */
export interface WhitelabelNode {
  modId: string;
  enabled: '0' | '1';
  childrenNodes: WhitelabelNode[];
}
const whitelabelNode: z.Schema<WhitelabelNode> = z.object({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  childrenNodes: z.array(z.lazy((): z.Schema<WhitelabelNode> => whitelabelNode)),
});

export const whitelabelMenu = operation({
  name: 'whitelabelMenu',
  summary: 'The switches of the market as a tree',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  request: empty,
  value: z.object({ tree: z.array(whitelabelNode) }),
});

export const routers = operation({
  name: 'routers',
  summary: 'The domains this site answers on',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  request: empty,
  value: z.object({ domainList: z.array(z.string()) }),
});

export const helpCenter = operation({
  name: 'helpCenter',
  summary: 'Help articles: user agreement, betting rules, questions, about the apps',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  request: z.object({
    topic: z.optional(z.enum(['agreement', 'faq', 'rules', 'apps', 'join', 'responsible', 'privacy'])),
  }),
  value: z.object({
    articles: z.array(
      z.object({
        topic: z.string(),
        title: z.string(),
        sections: z.array(z.object({ title: z.string(), text: z.string() })),
      }),
    ),
  }),
});

/**
 * Section 3: entries with type and encrypted path. The last 8 characters of `path` are the key, the rest is base64
 * ciphertext (DES-ECB, PKCS#7); type '3' is the default entry.
 */
export const customerService = operation({
  name: 'customerService',
  summary: 'Ways to reach customer service',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'public',
  request: empty,
  value: z.object({
    version: z.object({
      pathList: z.array(z.object({ type: z.string(), title: z.string(), path: z.string() })),
    }),
  }),
});

export const resources = operation({
  name: 'resources',
  summary: 'App downloads and their QR targets; absent when the market has none',
  method: 'GET',
  path: '/wps/system/resources',
  access: 'public',
  request: empty,
  value: z.object({
    rows: z.array(
      z.object({
        resourceType: z.enum(['IOS', 'ANDROID', 'LITE']),
        labelNameEn: z.string(),
        url: z.string(),
        qrCodeUrl: z.string(),
      }),
    ),
  }),
});

export const maxFeedbackLength = { content: 500, contact: 120 } as const;

export const feedback = operation({
  name: 'feedback',
  summary: 'A message to the site',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'optional',
  idempotent: true,
  request: z.object({
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxFeedbackLength.content)),
    contact: z.optional(z.string().check(z.maxLength(maxFeedbackLength.contact))),
  }),
  value: z.object({ reference: z.string() }),
});

/** sent: unread. read: in progress. answered: the reply is also in the inbox. closed: done. */
export const ownFeedbackState = z.enum(['sent', 'read', 'answered', 'closed']);
export type OwnFeedbackState = z.Infer<typeof ownFeedbackState>;

const ownFeedbackRow = z.object({
  /** Reference for inquiries. */
  reference: z.string(),
  content: z.string(),
  at: z.string(),
  state: ownFeedbackState,
  /** Time of the last change; null: none yet. */
  changedAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type OwnFeedback = z.Infer<typeof ownFeedbackRow>;

export const ownFeedback = operation({
  name: 'ownFeedback',
  summary: 'What the member sent to the site while signed in, the latest first, how it stands and what was answered',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  request: z.object(paging),
  value: pageOf(ownFeedbackRow),
});

export const siteOperations = [
  bootstrap,
  status,
  whitelabelMenu,
  routers,
  helpCenter,
  customerService,
  resources,
  feedback,
  ownFeedback,
] as const;
