/** Stubs for what jsdom lacks: observers that never report, media queries that never match, a dialog's open state. */

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const unmatched = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

function open(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

Object.assign(globalThis, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });
globalThis.matchMedia ??= unmatched as unknown as typeof matchMedia; // a stub without the deprecated half
Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
