/**
 * Entry point of every command in package.json. Runs before anything is installed and on any Node: plain JavaScript
 * without dependencies. It checks the Node version, installs what is missing, and hands over to the program under the
 * Node that the workspace pins.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const pnpm = 'pnpm@12.21.0';
const programs = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  bench: 'e2e/bench/main.ts',
  'bench:login': 'platform/bench/login.ts',
  'bench:bets': 'platform/bench/bets.ts',
  'bench:lottery': 'platform/bench/lottery.ts',
  'bench:agents': 'platform/bench/agents.ts',
  'vendor-check': 'platform/conformance/main.ts',
  'bench:catalogue': 'platform/bench/catalogue.ts',
  'bench:lobby': 'e2e/bench/lobby.ts',
  'bench:deploy': 'e2e/bench/deploy.ts',
  ledger: 'platform/src/ledger.ts',
  migrate: 'platform/src/migrateCommand.ts',
  simulate: 'platform/simulate/main.ts',
  pack: 'scripts/pack/pack.ts',
  pictures: 'demonstration/src/pictures.ts',
  'verify-draw': 'platform/src/verifyDraw.ts',
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const stamp = path.join(root, 'node_modules', '.installed');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  if (command === 'test') process.stdout.write('tests: 0 passed, 1 failed\n');
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Unisite needs Node 20.19 or newer to start; this is Node ${process.versions.node}. Please update it from https://nodejs.org.`,
    );
  }
}

/** Changes with everything that an installation depends on: the lock file, the manifests, the machine. */
function wantedInstallation() {
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}`);
  const packages = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = ['package.json', ...packages.map(({ name }) => `${name}/package.json`).sort()];
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...files]) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) hash.update(file).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

const isInstalled = (wanted) => existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Prints a progress text, on a terminal with the elapsed seconds; returns a function that ends the line. */
function progress(text) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
  if (!process.stdout.isTTY) {
    process.stdout.write(`${text} …\n`);
    return () => {};
  }
  const draw = () => process.stdout.write(`\r${text} … ${seconds()} s`);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    process.stdout.write(`\r${text}: ${seconds()} s\x1b[K\n`);
  };
}

/** The npm that runs this script, otherwise the one in PATH. */
function npmExec() {
  const npm = process.env.npm_execpath;
  if (npm && path.basename(npm) === 'npm-cli.js') return { file: process.execPath, args: [npm] };
  return { file: windows ? 'npm.cmd' : 'npm', args: [] };
}

function install() {
  const { file, args } = npmExec();
  const options = ['exec', '--yes', '--', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const child = spawn(file, [...args, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // CI: no prompts, e.g. before replacing modules installed on another machine.
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((settled) => {
    child.on('error', (error) => settled({ ok: false, output: String(error) }));
    child.on('close', (code) => settled({ ok: code === 0, output: Buffer.concat(output).toString() }));
  });
}

async function ensureInstalled() {
  const wanted = wantedInstallation();
  if (isInstalled(wanted)) return;
  const end = progress('Installing the dependencies (a minute or so the first time)');
  const { ok, output } = await install();
  end();
  if (!ok || !existsSync(pinnedNode)) {
    process.stderr.write(`${output.trimEnd()}\n`);
    fail(
      'The dependencies could not be installed; above is what the installer said. Check the connection to the npm registry and try again.',
    );
  }
  writeFileSync(stamp, wanted);
}

/**
 * Runs the program and exits as it does. The program keeps a channel to this process, and stops its own children when
 * this process is gone.
 */
function handOver(program) {
  const child = spawn(pinnedNode, [path.join(root, program), ...process.argv.slice(3)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'), // compiling is half of a service's start time
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      npm_config_loglevel: 'error',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  // npm does not take its children along when it is killed; without npm, this process may outlive its parent on
  // purpose.
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
  child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal) process.stderr.write(`${program} was ended from outside (${signal}).\n`);
    process.exit(code ?? 1);
  });
}

const command = process.argv[2];
const program = Object.hasOwn(programs, command ?? '') ? programs[command] : undefined;
checkNode();
if (!program) fail(`Usage: node scripts/run.mjs ${Object.keys(programs).join(' | ')}`);
if (!existsSync(path.join(root, program))) fail(`${program} is not part of this version.`);
await ensureInstalled();
handOver(program);
