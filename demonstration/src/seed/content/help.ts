import type { Localized } from '@unisite/shared/contract';
import { agreement } from './help/agreement.ts';
import { apps } from './help/apps.ts';
import { faq } from './help/faq.ts';
import { join } from './help/join.ts';
import { privacy } from './help/privacy.ts';
import { responsible } from './help/responsible.ts';
import { rules } from './help/rules.ts';
import { type Section, text } from './text.ts';

export interface HelpText {
  readonly topic: 'agreement' | 'faq' | 'rules' | 'apps' | 'join' | 'responsible' | 'privacy';
  readonly title: Localized;
  readonly sections: readonly Section[];
}

export const helpTexts: readonly HelpText[] = [
  { topic: 'faq', title: text('Câu hỏi thường gặp', 'Frequently asked questions'), sections: faq },
  { topic: 'rules', title: text('Quy tắc đặt cược', 'Betting rules'), sections: rules },
  { topic: 'agreement', title: text('Điều khoản sử dụng', 'User agreement'), sections: agreement },
  { topic: 'responsible', title: text('Chơi có trách nhiệm', 'Responsible play'), sections: responsible },
  { topic: 'privacy', title: text('Bảo mật thông tin', 'Privacy'), sections: privacy },
  { topic: 'apps', title: text('Tải ứng dụng', 'The apps'), sections: apps },
  { topic: 'join', title: text('Hợp tác cùng Unisite', 'Join us'), sections: join },
];
