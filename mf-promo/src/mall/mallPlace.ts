/** The mall's tabs, as named in its address. */
export const mallTabs = ['goods', 'history', 'record', 'convert'] as const;
export type MallTab = (typeof mallTabs)[number];

export const readMallTab = (address: URLSearchParams): MallTab =>
  mallTabs.find((tab) => tab === address.get('tab')) ?? 'goods';

export const mallPath = (tab: MallTab): string => (tab === 'goods' ? '/pointMall' : `/pointMall?tab=${tab}`);
