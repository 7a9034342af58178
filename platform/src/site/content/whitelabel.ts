import type { WhitelabelNode } from '@unisite/shared/contract';
import type { Market } from '../../foundation/http/market.ts';

const node = (modId: string, on: boolean, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled: on ? '1' : '0',
  childrenNodes,
});

/** A market's switches as the tree of specification sections 3 and 6. */
export const whitelabelTree = ({ switches, affiliatesUrl }: Pick<Market, 'switches' | 'affiliatesUrl'>) => [
  node('SITE', true, [
    node('LOGINEDTOHOMEPAGE', switches.loginedToHomePage),
    node('AFFILIATES', affiliatesUrl !== null),
  ]),
  node('LOGIN', true, [
    node('USERNAMELOGIN', true),
    node('MOBILEVERIFLOGIN', switches.mobileVerificationLogin),
    node('FREEPLAY', switches.freePlay),
    node('CHNGPASSVERIF3', switches.phoneRecovery),
    node('FORCEDCHANGEPASS', switches.forcedPasswordChange),
    node('GOOGLELOGIN', switches.googleLogin),
    node('FACEBOOKLOGIN', switches.facebookLogin),
  ]),
  node('REGISTER', switches.usernameRegistration || switches.mobileRegistration, [
    node('USERNAMEREGISTER', switches.usernameRegistration),
    node('SMSREGISTERVERIF', switches.usernameRegistration && switches.smsRegistrationVerification),
    node('MOBILEREGISTER', switches.mobileRegistration),
    node('MOBILEPASSREGISTER', switches.mobileRegistration && switches.mobilePasswordRegistration),
  ]),
  node('MEMBERCENTRE', switches.memberCentre),
];
