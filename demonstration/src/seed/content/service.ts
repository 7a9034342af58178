import { text } from './text.ts';

/** The customer-service window opens type 3. */
export const serviceTexts = [
  { type: '3', title: text('Gửi lời nhắn', 'Leave a message'), path: '/join' },
  { type: '1', title: text('Tổng đài minh hoạ', 'Demonstration hotline'), path: 'tel:+840000000000' },
  { type: '2', title: text('Gửi thư hỗ trợ', 'E-mail support'), path: 'mailto:hotro@unisite.example' },
] as const;

export const appTexts = [
  { type: 'IOS', label: 'App for iOS', url: '/app?os=ios' },
  { type: 'ANDROID', label: 'App for Android', url: '/app?os=android' },
] as const;

/** Documentation networks (RFC 5737) represent visitors from abroad; this machine and private networks are domestic. */
export const networkTexts = [
  { network: '127.0.0.0/8', country: 'VN' },
  { network: '::1/128', country: 'VN' },
  { network: '10.0.0.0/8', country: 'VN' },
  { network: '172.16.0.0/12', country: 'VN' },
  { network: '192.168.0.0/16', country: 'VN' },
  { network: '203.0.113.0/24', country: 'VN' },
  { network: '198.51.100.0/24', country: 'US' },
] as const;
export const restrictedTexts = ['US'] as const;
