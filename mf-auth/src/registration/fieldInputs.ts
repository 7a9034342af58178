import type { RegistrationField } from '@unisite/shared/contract/registration';
import type { IconName, TextFieldProps } from '@unisite/shared/ui';

type Input = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> & { icon?: IconName };

/** Keyboard and autocomplete of one-line fields. Passwords, numbers and codes have inputs of their own. */
export const fieldInputs: Readonly<Partial<Record<RegistrationField, Input>>> = {
  username: { icon: 'user', autoComplete: 'username', autoCapitalize: 'none' },
  nickname: { icon: 'star', autoComplete: 'nickname' },
  payeeName: { icon: 'id-card', autoComplete: 'name', autoCapitalize: 'characters' },
  email: { icon: 'mail', type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  qqNum: { icon: 'chat', inputMode: 'numeric', autoComplete: 'off' },
  line: { icon: 'chat', autoComplete: 'off', autoCapitalize: 'none' },
  whatsapp: { icon: 'chat', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  facebook: { icon: 'chat', autoComplete: 'off', autoCapitalize: 'none' },
  wechat: { icon: 'chat', autoComplete: 'off', autoCapitalize: 'none' },
  zalo: { icon: 'chat', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  idNumber: { icon: 'id-card', autoComplete: 'off', autoCapitalize: 'characters' },
  recommenderId: { icon: 'share', autoComplete: 'off', autoCapitalize: 'none' },
  affiliateCode: { icon: 'gift', autoComplete: 'off', autoCapitalize: 'none' },
};
