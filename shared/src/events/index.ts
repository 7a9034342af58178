export { type Bus, bus, createBus } from './bus.ts';
export { useBusEvent } from './useBusEvent.ts';
