import { expect, test } from '@jest/globals';
import { codeText } from './codeTexts.ts';

test('says the purpose, the time and that nobody asks for the code, in few words', () => {
  for (const purpose of ['login', 'register', 'password', 'secondStep', 'firstPassword'] as const) {
    const [vi, en] = [codeText(purpose, '012345', 'vi', 10), codeText(purpose, '012345', 'en', 10)];
    expect(vi.body).toMatch(/012345 là mã để .+, có hiệu lực 10 phút\. Chúng tôi không bao giờ hỏi mã này/);
    expect(en.body).toMatch(/012345 is your code to .+, valid for 10 minutes\. We never ask for this code/);
    // A mail's subject is read on a locked screen.
    expect([vi.subject, en.subject].join()).not.toContain('012345');
    // at most two SMS parts: 67 characters each in Vietnamese, 153 in English
    expect(vi.body.length).toBeLessThanOrEqual(134);
    expect(en.body.length).toBeLessThanOrEqual(153);
  }
});
