export interface Attribute {
  /** As written in the markup. */
  readonly name: string;
  /** With character references resolved. */
  readonly value: string;
}

/**
 * Attributes and ids by which boxes, the page and the shell recognize their own elements; markup must not imitate them.
 */
const pageAttributes = /^data-(remote|module|digest|version|rendered|rendered-at|taken|writable)$/;
const pageIds = /^(root|bootstrap|integrity|answers|not-started(-title)?)$|^__/;

/** Attributes that bring code, styles or other documents, or that change a form's target. */
const refused =
  /^(on.*|form.*|style|srcdoc|is|nonce|integrity|http-equiv|background|ping|manifest|xml:base|data|code)$/;

/** Elements for which `name` is a field's name. On others, `document.<name>` would resolve to the element. */
const named = /^(input|select|textarea|button|output|fieldset|details|a)$/;

/** SVG attributes that may reference another document. */
const painted = /^(fill|stroke|filter|mask|clip-path|marker.*|cursor)$/;

/**
 * Whether an element may have an attribute. Addresses stay on the site; links may lead to other sites, but to nothing
 * that runs.
 */
export function mayHave(element: string, { name, value }: Attribute): boolean {
  const attribute = name.toLowerCase();
  if (refused.test(attribute) || pageAttributes.test(attribute)) return false;
  switch (attribute) {
    case 'id':
      return !pageIds.test(value);
    case 'name':
      return named.test(element);
    case 'href':
    case 'xlink:href':
      return isOfSite(value) || (element === 'a' && leadsOut.test(value));
    case 'src':
      return isOfSite(value) || /^data:image\//.test(value);
    case 'poster':
      return isOfSite(value);
    case 'srcset':
    case 'imagesrcset':
      return value.split(',').every((candidate) => isOfSite(candidate.trim().split(' ')[0] ?? ''));
    case 'action':
      return value.startsWith('/') && isOfSite(value);
    default:
      // SVG paint references must point into the markup itself
      return !/url\s*\(/i.test(value) || !painted.test(attribute) || /^url\(#[\w-]+\)$/.test(value);
  }
}

const leadsOut = /^(https?:\/\/|mailto:|tel:)[^\p{Cc}\\]*$/u;

/** A path, query or fragment. Browsers drop control characters and read `\` as `/`, so neither is allowed. */
const isOfSite = (address: string): boolean =>
  /^[^\p{Cc}\\]*$/u.test(address) && !/^\s*\/\//.test(address) && !/^[^/?#]*:/.test(address);
