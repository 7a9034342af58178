import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problem } from '@unisite/shared/contract/rollout';
import * as z from '@unisite/shared/schema';
import { checkBuild } from './checkBuild.ts';
import { problemTexts } from './problems.ts';
import { readBuild } from './readBuild.ts';
import { rules } from './rules.ts';
import { builtWith } from './testing/builds.ts';

const said = (build: Parameters<typeof checkBuild>[0]) => checkBuild(build).map(({ code, what }) => `${code} ${what}`);

describe('a build', () => {
  it('that keeps every rule may be published', () => {
    expect(checkBuild(builtWith())).toEqual([]);
  });

  it('is told everything that is wrong with it, each with a number and what to do', () => {
    const problems = checkBuild(
      builtWith({ files: { 'page.1.css': 'body{}', 'page.1.js': 'eval(a)', 'x.html': '' } }),
      'vi',
    );
    expect(problems.map(({ number, code }) => `${number} ${code}`)).toEqual([
      '112 KIND_NOT_ALLOWED',
      '152 CODE_FROM_TEXT',
      '172 OUTSIDE_LAYER',
    ]);
    for (const one of problems) expect(z.safeParse(problem, one).success).toBe(true);
    expect(problems[0]?.todo).toBe(problemTexts.KIND_NOT_ALLOWED.todo.vi);
  });

  it.each([undefined, null, [], 'text', {}])('needs a manifest, not %j', (manifest) => {
    const [first] = said({ manifest, files: new Map() });
    expect(first).toMatch(/^(NO_MANIFEST|MANIFEST_MALFORMED)/);
  });

  it('has no key that the contract does not know, and every hash', () => {
    const { manifest, files } = builtWith();
    const require = {
      ...manifest,
      descriptor: { ...manifest.descriptor, routes: [{ ...manifest.descriptor.routes[0], require: 'member' }] },
    };
    expect(said({ manifest: require, files })).toEqual(['UNKNOWN_KEY descriptor.routes.0.require']);
    const unhashed = { ...manifest, files: { ...manifest.files, 'page.1.js': { bytes: 1 } } };
    expect(said({ manifest: unhashed, files })).toEqual(['MANIFEST_MALFORMED files.page.1.js.integrity']);
  });

  it('is not read further when it is too much', () => {
    const files = { 'a.js': ' '.repeat(3 * 1024 * 1024) };
    expect(said(builtWith({ files }))).toEqual(['FILE_TOO_LARGE a.js']);
  });

  it('may be made to be hard to read, and is refused all the same', () => {
    const files = {
      'page.1.css': `@layer remote.mf-a{${'.mf-a-x{'.repeat(50_000)}`,
      'page.1.js': `a${'.b'.repeat(20_000)}();${'!'.repeat(20_000)}1`,
    };
    expect(said(builtWith({ files })).map((line) => line.slice(0, 30))).toEqual([
      'SCRIPT_MALFORMED page.1.js',
      expect.stringMatching(/^STYLE_MALFORMED page/),
    ]);
    expect(said(builtWith({ files: { 'page.1.js': `a${'.b'.repeat(20_000)}()` } }))).toEqual([]);
  });
});

it('is read from a folder without following what leads out of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'unisite-build-'));
  try {
    const { manifest, files } = builtWith();
    for (const [name, content] of files) await writeFile(path.join(folder, name), content);
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'page.1.js.map'), '{}');
    const build = await readBuild(folder);
    expect(said(build)).toEqual([]);
    expect(build.signature).toBeUndefined();
    await mkdir(path.join(folder, 'more'));
    await symlink('/etc/passwd', path.join(folder, 'link.js'));
    await writeFile(path.join(folder, 'extra.js'), '');
    await writeFile(path.join(folder, 'remote.sig.json'), '{"key":"k"}');
    const further = await readBuild(folder);
    expect(said(further).sort()).toEqual(['NOT_A_FILE link.js', 'NOT_A_FILE more', 'NOT_LISTED extra.js']);
    expect(further.signature).toEqual({ key: 'k' });
    await writeFile(path.join(folder, 'remote.json'), '{');
    expect(said(await readBuild(folder))).toEqual(['NO_MANIFEST remote.json']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('finds each problem by one rule, and each has a number of its own under 200', () => {
  // Without a manifest nothing else is checked, and CHECK_TOO_LONG is raised from outside.
  const ofManifest = ['NO_MANIFEST', 'MANIFEST_MALFORMED', 'UNKNOWN_KEY', 'CHECK_TOO_LONG'];
  const found = [...ofManifest, ...rules.flatMap(({ finds }) => finds)];
  expect(found.toSorted()).toEqual(Object.keys(problemTexts).toSorted());
  const numbers = Object.values(problemTexts).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every((number) => number > 100 && number < 200)).toBe(true);
});
