export interface Attribute {
  /** As it is written. */
  readonly name: string;
  /** Without character references. */
  readonly value: string;
}

/** What a box, the page and the shell know their own by; markup that had one would be taken for theirs. */
const pageAttributes = /^data-(remote|module|digest|version|rendered|rendered-at|taken|writable)$/;
const pageIds = /^(root|bootstrap|integrity|answers|not-started(-title)?)$|^__/;

/** Code, styles, other documents, and forms that belong elsewhere. */
const refused =
  /^(on.*|form.*|style|srcdoc|is|nonce|integrity|http-equiv|background|ping|manifest|xml:base|data|code)$/;

/** Elements whose name is the name of a field. With others, `document.<name>` would be the element. */
const named = /^(input|select|textarea|button|output|fieldset|details|a)$/;

/** Attributes of SVG that may name another document. */
const painted = /^(fill|stroke|filter|mask|clip-path|marker.*|cursor)$/;

/**
 * Whether an element may have an attribute. Addresses stay on the site; links lead to other sites, too, but to nothing
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
      // what SVG is painted with is in the markup itself
      return !/url\s*\(/i.test(value) || !painted.test(attribute) || /^url\(#[\w-]+\)$/.test(value);
  }
}

const leadsOut = /^(https?:\/\/|mailto:|tel:)[^\p{Cc}\\]*$/u;

/** A path, a query or a fragment. Browsers drop control characters and read `\` as `/`, so neither is there. */
const isOfSite = (address: string): boolean =>
  /^[^\p{Cc}\\]*$/u.test(address) && !/^\s*\/\//.test(address) && !/^[^/?#]*:/.test(address);
