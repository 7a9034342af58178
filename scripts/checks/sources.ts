import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Module, parseSync } from '@swc/core';

const notSource = new Set(['node_modules', 'dist', '.cache', '.remote']);
const isTest = (file: string) => /\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

/** All TypeScript sources under a folder, without tests. */
export function* sourcesUnder(folder: string): Generator<string> {
  for (const place of filesUnder(folder))
    if (/\.tsx?$/.test(place) && !place.endsWith('.d.ts') && !isTest(place)) yield place;
}

/** All test files under a folder, unit to end-to-end. */
export function* testsUnder(folder: string): Generator<string> {
  for (const place of filesUnder(folder)) if (/\.(test|spec)\.tsx?$/.test(place)) yield place;
}

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && !notSource.has(entry.name)) yield* filesUnder(place);
    else if (entry.isFile()) yield place;
  }
}

/** The syntax tree of a source. */
export const parse = (file: string): Module => parseText(readFileSync(file, 'utf8'), file.endsWith('x'));

export const parseText = (text: string, tsx: boolean): Module =>
  parseSync(text, { syntax: 'typescript', tsx, target: 'es2024' });

/** A node of the tree, as far as the search below needs it: its kind and any other fields. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes of a tree, outer ones first. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

export const asNode = (value: unknown): Node | null => (isNode(value) ? value : null);
