const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * JSON text for a `<script type="application/json">`: it stays the same JSON, but holds no `<` that could end the
 * element or open a comment, and no line separator that older script parsers stumble over.
 */
export const scriptText = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** A value as JSON for a `<script type="application/json">`. */
export const scriptJson = (value: unknown): string => scriptText(JSON.stringify(value));
