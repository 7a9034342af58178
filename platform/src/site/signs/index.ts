// Signs of harm and of money laundering in what members do, and what operators did about them.
export { signMessage } from './signMessage.ts';
export { lockSign, openSigns, signPage, writeSignAnswer } from './signRows.ts';
export { startLookingForSigns } from './startLooking.ts';
