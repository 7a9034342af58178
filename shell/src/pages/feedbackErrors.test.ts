import { expect, test } from '@jest/globals';
import { feedbackErrors } from './feedbackErrors.ts';

test('a message within its bounds can be sent, with or without a contact', () => {
  expect(feedbackErrors({ content: 'x'.repeat(500), contact: '' })).toEqual({});
  expect(feedbackErrors({ content: 'Xin chào', contact: 'a@b.vn' })).toEqual({});
});

test('what is empty or too long is told at its field', () => {
  expect(feedbackErrors({ content: '  ', contact: '' })).toEqual({ content: 'feedback.empty' });
  expect(feedbackErrors({ content: 'x'.repeat(501), contact: 'y'.repeat(121) })).toEqual({
    content: 'feedback.long',
    contact: 'feedback.contactLong',
  });
});
