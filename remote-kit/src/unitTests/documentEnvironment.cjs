const { TestEnvironment } = require('jest-environment-jsdom');

/** Web standards missing in jsdom; Node's implementations are the same. */
const standards = [
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
];

module.exports = class DocumentEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of standards) this.global[name] ??= globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    this.global.reportError ??= (error) => {
      this.global.dispatchEvent(
        new this.global.ErrorEvent('error', { error, message: String(error), cancelable: true }),
      );
    };
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
};
