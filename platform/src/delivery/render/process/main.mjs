/**
 * The render process. It reads requests from standard input, one at a time, and writes each response to standard
 * output: four bytes of length, then JSON. The loop never returns to Node's event loop, so no timer, socket or promise
 * of Node's ever runs here.
 *
 * The code it runs is untrusted. Neither this file nor `vm` is the security boundary: that is the process, with what
 * the kernel withholds from it (isolate.sh).
 */
import { readSync, writeSync } from 'node:fs';
import vm from 'node:vm';

const STDIN = 0;
const STDOUT = 1;
const HEADER_BYTES = 4;
/** Same as `MARKUP_CHARACTERS` of ../limits.ts. */
const MARKUP_CHARACTERS = 8_000_000;
const ERROR_CHARACTERS = 300;

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});
const evaluate = (code, filename) => vm.runInContext(code, context, { filename });
const newModule = () => evaluate('({ exports: {} })', 'module');
const requireOf = evaluate(
  `'use strict';
  ({ hasOwn }, modules) => (name) => {
    if (!hasOwn(modules, name)) throw new Error('not shared: ' + name);
    return modules[name];
  }`,
  'require',
);
const Builtin = evaluate('Object', 'require');

/** Runs a CommonJS script in the context; it receives nothing of this realm but text. */
function runCommonJs(code, filename, modules, publicPath) {
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'publicPath'], {
    parsingContext: context,
    filename,
  });
  const module = newModule();
  run(module, module.exports, requireOf(Builtin, modules), publicPath);
  return module.exports;
}

let host;

const acts = {
  /** What every process has: the globals of a bare context, then the single copy of what bundles share. */
  host({ globals, code }) {
    evaluate(globals, 'globals');
    host = runCommonJs(code, 'host', evaluate('({})', 'host'), '');
    return '';
  },
  /** Returns the bundle's modules as a JSON list. */
  bundle: ({ code, publicPath }) => host.take(runCommonJs(code, 'bundle', host.modules, publicPath).default),
  render: ({ request }) => host.render(request),
};

function answer({ id, act, ...given }) {
  const began = process.threadCpuUsage();
  try {
    const value = acts[act](given);
    // settles the code's promises now, so that their cost belongs to this request
    evaluate('0', 'settle');
    if (typeof value !== 'string') return { id, error: 'TypeError: no text was returned' };
    if (value.length > MARKUP_CHARACTERS) return { id, error: `RangeError: more than ${MARKUP_CHARACTERS} characters` };
    const { user, system } = process.threadCpuUsage(began);
    return { id, value, processorMs: (user + system) / 1000 };
  } catch (error) {
    return { id, error: describe(error) };
  }
}

/** Code may throw anything, even values that throw again when read. */
function describe(error) {
  try {
    return `${error?.name}: ${error?.message}`.slice(0, ERROR_CHARACTERS);
  } catch {
    return 'Error: it cannot be read';
  }
}

function readBytes(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const count = readSync(STDIN, bytes, at, length - at, null);
    // the platform is gone
    if (count === 0) process.exit(0);
    at += count;
  }
  return bytes;
}

function write(message) {
  const body = Buffer.from(JSON.stringify(message));
  const frame = Buffer.alloc(HEADER_BYTES + body.length);
  frame.writeUInt32BE(body.length);
  body.copy(frame, HEADER_BYTES);
  for (let at = 0; at < frame.length; ) at += writeSync(STDOUT, frame, at, frame.length - at);
}

for (;;) write(answer(JSON.parse(readBytes(readBytes(HEADER_BYTES).readUInt32BE()).toString())));
