/** A block of the terms, as it is rendered. */
export type TermsBlock =
  | { readonly kind: 'part' | 'section' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * Parses the terms: headings begin with `# ` (a part) or `## ` (a section), list items with `- `, and blank lines
 * separate blocks. Any other line continues the one before.
 */
export const termsBlocks = (text: string): TermsBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);

function blockOf(block: string): TermsBlock {
  if (block.startsWith('# ')) return { kind: 'part', text: line(block.slice(2)) };
  if (block.startsWith('## ')) return { kind: 'section', text: line(block.slice(3)) };
  if (block.startsWith('- '))
    return {
      kind: 'list',
      items: block
        .slice(2)
        .split(/\n\s*- /)
        .map(line),
    };
  return { kind: 'paragraph', text: line(block) };
}

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();
