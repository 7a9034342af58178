import { renderedModule } from '@unisite/shared/contract/rendering';
import * as z from '@unisite/shared/schema';
import { readMarkup } from './markup/readMarkup.ts';
import type { Rendered } from './rendered.ts';

/**
 * Parses the host's response. The host ran next to the version's code and is trusted no more than that: form and markup
 * are checked, and only addresses that were given count as used.
 */
export function readAnswer(
  { value, processorMs }: { value: string; processorMs: number },
  responses: Readonly<Record<string, unknown>>,
): Exclude<Rendered, { state: 'skipped' }> {
  const parsed = z.safeParse(renderedModule, parseJson(value));
  if (!parsed.success) return { state: 'failed', fault: 'MARKUP', detail: 'not what a host answers' };
  const { html, used, missed, clockStep } = parsed.data;
  const markup = readMarkup(html);
  if (markup.state === 'refused') return { state: 'failed', fault: 'MARKUP', detail: markup.fault.slice(0, 100) };
  return {
    state: 'rendered',
    html: markup.html,
    preloads: markup.preloads,
    used: used.filter((address) => Object.hasOwn(responses, address)),
    missed: missed.filter((address) => !Object.hasOwn(responses, address)),
    clockStep,
    processorMs,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
