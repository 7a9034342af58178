/**
 * What code finds in a rendering process beside the language itself: the few names of a browser that libraries read as
 * they load. There is no document and no window, so that code can tell; nothing asks, waits or stores.
 */
(() => {
  const nothing = () => {};

  // Waiting for another thread would stop the process without costing processor time.
  delete globalThis.Atomics;
  delete globalThis.SharedArrayBuffer;
  delete globalThis.WebAssembly;

  const decode = (text) => {
    const spaced = text.replaceAll('+', ' ');
    try {
      return decodeURIComponent(spaced);
    } catch {
      return spaced;
    }
  };
  /** As forms are encoded. */
  const encode = (text) =>
    encodeURIComponent(text)
      .replace(/%20/g, '+')
      .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

  class URLSearchParams {
    #pairs = [];

    constructor(given = '') {
      if (typeof given === 'string') {
        for (const part of given.replace(/^\?/, '').split('&')) {
          if (part === '') continue;
          const [name, ...value] = part.split('=');
          this.#pairs.push([decode(name), decode(value.join('='))]);
        }
      } else {
        const pairs = given[Symbol.iterator] ? given : Object.entries(given);
        for (const [name, value] of pairs) this.#pairs.push([String(name), String(value)]);
      }
    }
    get size() {
      return this.#pairs.length;
    }
    get(name) {
      return this.#pairs.find(([one]) => one === name)?.[1] ?? null;
    }
    getAll(name) {
      return this.#pairs.filter(([one]) => one === name).map(([, value]) => value);
    }
    has(name) {
      return this.#pairs.some(([one]) => one === name);
    }
    append(name, value) {
      this.#pairs.push([String(name), String(value)]);
    }
    set(name, value) {
      const at = this.#pairs.findIndex(([one]) => one === name);
      if (at < 0) return this.append(name, value);
      this.#pairs = this.#pairs.filter(([one], place) => one !== name || place === at);
      this.#pairs[at] = [String(name), String(value)];
    }
    delete(name) {
      this.#pairs = this.#pairs.filter(([one]) => one !== name);
    }
    sort() {
      this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    }
    forEach(visit) {
      for (const [name, value] of this.#pairs) visit(value, name, this);
    }
    keys() {
      return this.#pairs.map(([name]) => name)[Symbol.iterator]();
    }
    values() {
      return this.#pairs.map(([, value]) => value)[Symbol.iterator]();
    }
    entries() {
      return this.#pairs.map(([name, value]) => [name, value])[Symbol.iterator]();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
    }
  }

  const absolute = /^([a-z][a-z0-9+.-]*:)(\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;

  /** The path without `.` and `..`. */
  const withoutDots = (path) => {
    const parts = [];
    const all = path.split('/').slice(1);
    for (const [at, part] of all.entries()) {
      const isLast = at === all.length - 1;
      if (part === '..') parts.pop();
      if (part === '.' || part === '..') {
        if (isLast) parts.push('');
      } else parts.push(part);
    }
    return `/${parts.join('/')}`;
  };

  /** An address of the web, absolute or relative to one: enough to take addresses of a site apart. */
  class URL {
    static canParse(url, base) {
      try {
        new URL(url, base);
        return true;
      } catch {
        return false;
      }
    }
    static parse(url, base) {
      return URL.canParse(url, base) ? new URL(url, base) : null;
    }

    constructor(given, base) {
      const url = String(given).trim();
      const own = absolute.exec(url);
      const from = own ?? absolute.exec(base === undefined ? '' : String(base));
      if (!from) throw new TypeError('Invalid URL');
      const [, protocol, authority = '', host = '', path = '', search = '', hash = ''] = from;
      this.protocol = protocol.toLowerCase();
      this.host = host.toLowerCase();
      this.hostname = this.host.replace(/:\d+$/, '');
      this.port = /:(\d+)$/.exec(this.host)?.[1] ?? '';
      this.origin = authority === '' ? 'null' : `${this.protocol}//${this.host}`;
      const place = own ? { path, search, hash } : relative(url, { path, search });
      this.pathname = authority === '' ? place.path : withoutDots(place.path || '/');
      this.search = place.search === '?' ? '' : place.search;
      this.hash = place.hash === '#' ? '' : place.hash;
      this.searchParams = new URLSearchParams(this.search);
    }
    get href() {
      const start = this.origin === 'null' ? this.protocol : this.origin;
      return start + this.pathname + this.search + this.hash;
    }
    toString() {
      return this.href;
    }
    toJSON() {
      return this.href;
    }
  }

  const relative = (url, base) => {
    const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url);
    if (path === '') return { path: base.path, search: search || base.search, hash };
    return { path: path.startsWith('/') ? path : base.path.replace(/[^/]*$/, path), search, hash };
  };

  /** UTF-8, as the percent-encoding of addresses has it. */
  class TextEncoder {
    encoding = 'utf-8';
    encode(text = '') {
      const escaped = encodeURIComponent(String(text).toWellFormed());
      return Uint8Array.from(escaped.match(/%..|./gs) ?? [], (sign) =>
        sign.length === 3 ? Number.parseInt(sign.slice(1), 16) : sign.charCodeAt(0),
      );
    }
  }

  class AbortController {
    signal = { aborted: false, addEventListener: nothing, removeEventListener: nothing };
    abort() {
      this.signal.aborted = true;
    }
  }

  const silent = { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing };
  const names = {
    self: globalThis,
    console: silent,
    reportError: nothing,
    setTimeout: () => 0,
    clearTimeout: nothing,
    setInterval: () => 0,
    clearInterval: nothing,
    queueMicrotask: (work) => void Promise.resolve().then(work),
    performance: { now: () => 0, mark: nothing, measure: nothing },
    URL,
    URLSearchParams,
    AbortController,
    TextEncoder,
  };
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
})();
