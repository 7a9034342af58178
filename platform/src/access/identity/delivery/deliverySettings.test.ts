import { expect, test } from '@jest/globals';
import { readDeliverySettings } from './deliverySettings.ts';

const whole = {
  SMTP_URL: 'smtps://user:s3cret@mail.example:465',
  MAIL_FROM: 'Unisite <no-reply@site.example>',
  SMS_GATEWAY_URL: 'https://sms.example/v1/messages',
  SMS_GATEWAY_TOKEN: 't0ken',
};

test('production sends by what is set, and by nothing else', () => {
  expect(readDeliverySettings(whole, 'production')).toEqual({
    smtp: { url: whole.SMTP_URL, from: whole.MAIL_FROM },
    smsGateway: { url: whole.SMS_GATEWAY_URL, token: 't0ken' },
  });
  expect(readDeliverySettings({}, 'production')).toEqual({ smtp: null, smsGateway: null });
});

test('a demonstration sends nothing to anybody', () => {
  expect(readDeliverySettings(whole, 'demonstration')).toEqual({ smtp: null, smsGateway: null });
});

test.each([
  ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM'],
  ['no mail server', { SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  ['a mail server that anybody may stand for', { SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'SMTP_URL takes no'],
  ['no token', { SMS_GATEWAY_TOKEN: '' }, 'SMS_GATEWAY_TOKEN'],
  ['a gateway in the clear', { SMS_GATEWAY_URL: 'http://sms.example/v1' }, 'SMS_GATEWAY_URL'],
  ['a gateway that is no address', { SMS_GATEWAY_URL: 'sms' }, 'SMS_GATEWAY_URL'],
])('%s is a reason not to start, told without a secret', (_name, wrong, named) => {
  const read = () => readDeliverySettings({ ...whole, ...wrong }, 'production');
  expect(read).toThrow(named);
  expect(read).not.toThrow(/s3cret|t0ken/);
});
