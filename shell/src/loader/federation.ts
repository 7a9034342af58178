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

/** The Module Federation container that an entry script defines. */
interface Container {
  init?(scope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Containers by entry address: each version has its own, and so has a version that is retried from scratch. */
const containers = new Map<string, Promise<Container>>();
/** The first error thrown while a container's code was evaluated; later ones only follow from it. */
const thrownFirst = new WeakMap<Container, { error: unknown }>();

/**
 * Loads a module of a version: its container once, then the module's files, nothing before the team's signature is
 * checked. Rejects on the first failure; only what failed is loaded again on the next call.
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
    // a loaded container continues with the files that it could not get
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

/** Globals in which this page's entries left their containers. */
const containerNames = new Set<string>();

/**
 * Claims the global that an entry will write. An entry is `var <name>`: under the name of an existing global
 * (`performance`, `location`) it would overwrite that for everyone.
 * @throws {MountError} when the page has a global of that name which no entry left.
 */
function claimGlobal(name: string): void {
  if (name in globalThis && !containerNames.has(name))
    throw new MountError('NOT_A_MODULE', `${name} is a global of the page`);
  containerNames.add(name);
}

/** Runs an entry and removes its container from the global again, so that another version can use the same name. */
function runEntry(address: string, name: string): Promise<Container> {
  const integrity = integrityOf(address);
  if (!integrity) throw new MountError('NO_HASH', address);
  claimGlobal(name);
  // an entry is a top-level `var <name>`
  const globals = globalThis as unknown as Record<string, Container | undefined>;
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
