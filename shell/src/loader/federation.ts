import { getInstance } from '@module-federation/enhanced/runtime';
import type { Lifecycles } from '@unisite/shared/remote';
import { addressOf, allowFiles, bustCache, integrityOf } from './fileHashes.ts';
import { MountError } from './MountError.ts';
import { provideFederation } from './provideFederation.ts';
import type { RemoteVersion } from './remoteVersion.ts';
import { isSigned } from './signature.ts';
import { currentSnapshot } from './snapshot.ts';
import { pinVersion } from './versions.ts';

provideFederation();

/** What the script of an entry leaves behind: a container of module federation. */
interface Container {
  init?(scope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * By the address of its entry: each version has one of its own, and so has a version that is tried again from the
 * start.
 */
const containers = new Map<string, Promise<Container>>();
/** What was thrown first as a container's code was read: what is thrown after it only follows from it. */
const thrownFirst = new WeakMap<Container, { error: unknown }>();

/**
 * Loads a module of a version: its container once, then the module's own files, nothing of it before the team's
 * signature was checked. Rejects on the first thing that fails; what has failed is loaded anew when it is asked for
 * again, and nothing else.
 */
export async function loadModule(version: RemoteVersion, module: string): Promise<Lifecycles> {
  const address = addressOf(version.base + version.entry);
  const opening = containers.get(address) ?? open(version, address);
  containers.set(address, opening);
  let container: Container | undefined;
  let factory: (() => unknown) | undefined;
  try {
    container = await opening;
    factory = await container.get(module);
    return read(container, module, factory);
  } catch (error) {
    const isCurrent = address === addressOf(version.base + version.entry);
    // a container that stands goes on with files that it did not get
    if (isCurrent) bustCache(version, container && !factory ? version.entry : undefined);
    throw error;
  }
}

function read(container: Container, module: string, factory: () => unknown): Lifecycles {
  const before = thrownFirst.get(container);
  if (before) throw before.error;
  try {
    const loaded = factory();
    if (isLifecycles(loaded)) return loaded;
  } catch (error) {
    thrownFirst.set(container, { error });
    throw error;
  }
  throw new MountError('NOT_A_MODULE', `${module} has no lifecycles`);
}

async function open(version: RemoteVersion, address: string): Promise<Container> {
  pinVersion(version);
  if (!(await isSigned(version, currentSnapshot().teams[version.team] ?? [])))
    throw new MountError('SIGNATURE', `not signed by ${version.team}`);
  allowFiles(version);
  const container = await runEntry(address, version.container);
  const shareScopeMap = getInstance()?.shareScopeMap ?? {};
  await container.init?.(shareScopeMap.default ?? {}, [], { shareScopeKeys: 'default', shareScopeMap });
  return container;
}

/** Globals that entries of this page have left their containers in. */
const containerNames = new Set<string>();

/**
 * Claims the global that an entry is going to write. An entry is `var <name>`: with the name of something that the page
 * has already (`performance`, `location`), it would overwrite that for everyone.
 * @throws {MountError} when the page has such a name and no entry left it there.
 */
function claimGlobal(name: string): void {
  if (name in globalThis && !containerNames.has(name))
    throw new MountError('NOT_A_MODULE', `${name} is a global of the page`);
  containerNames.add(name);
}

/**
 * Runs an entry and takes its container out of the global that it leaves it in, so that another version of it can do
 * the same.
 */
function runEntry(address: string, name: string): Promise<Container> {
  const integrity = integrityOf(address);
  if (!integrity) throw new MountError('NO_HASH', address);
  claimGlobal(name);
  const globals = globalThis as unknown as Record<string, Container | undefined>; // an entry is `var <name>` on its top level
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    let thrown: unknown;
    const onError = ({ filename, error }: ErrorEvent) => {
      if (filename === script.src) thrown = error;
    };
    addEventListener('error', onError);
    const done = (end: () => void) => () => {
      removeEventListener('error', onError);
      script.remove();
      end();
    };
    script.onload = done(() => {
      const container = globals[name];
      globals[name] = undefined;
      if (typeof container?.get === 'function') resolve(container);
      else if (thrown && !(thrown instanceof SyntaxError)) reject(new MountError('THREW_AT_LOAD', String(thrown)));
      else reject(new MountError('NOT_A_MODULE', `${address} leaves no ${name}`));
    });
    script.onerror = done(() => reject(new Error(`${address} was not loaded`)));
    document.head.append(script);
  });
}

const isLifecycles = (loaded: unknown): loaded is Lifecycles =>
  typeof loaded === 'object' &&
  loaded !== null &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof loaded[name as keyof typeof loaded] === 'function');
