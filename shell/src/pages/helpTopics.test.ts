import { expect, test } from '@jest/globals';
import { topicOf } from './helpTopics.ts';

test('section 2: /help is the user agreement unless another topic is asked for', () => {
  expect(topicOf(null)).toBe('agreement');
  expect(topicOf('faq')).toBe('faq');
  expect(topicOf('apps')).toBe('agreement');
});
