export { type Bus, bus, createBus } from './bus.ts';
export * from './public.ts';
export { useBusEvent } from './useBusEvent.ts';
