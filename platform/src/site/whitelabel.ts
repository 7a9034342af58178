import type { WhitelabelNode } from '@unisite/shared/contract';
import type { Market } from '../http/markets.ts';

const node = (modId: string, on: boolean, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled: on ? '1' : '0',
  childrenNodes,
});

/** The switches of a market as the tree of specification section 3. What this build does not have is off. */
export const whitelabelTree = ({ switches, affiliatesUrl }: Pick<Market, 'switches' | 'affiliatesUrl'>) => [
  node('SITE', true, [
    node('LOGINEDTOHOMEPAGE', switches.loginedToHomePage),
    node('AFFILIATES', affiliatesUrl !== null),
  ]),
  node('LOGIN', true, [
    node('USERNAMELOGIN', true),
    node('MOBILEVERIFLOGIN', switches.mobileVerificationLogin),
    node('FREEPLAY', switches.freePlay),
    node('CHNGPASSVERIF3', false),
  ]),
  node('REGISTER', switches.mobileRegistration, [node('MOBILEREGISTER', switches.mobileRegistration)]),
  node('MEMBERCENTRE', switches.memberCentre),
];
