const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * JSON text for a `<script type="application/json">`: equivalent JSON without `<`, which could end the element or open
 * a comment, and without line separators that older script parsers fail on.
 */
export const scriptText = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** A value as JSON for a `<script type="application/json">`. */
export const scriptJson = (value: unknown): string => scriptText(JSON.stringify(value));
