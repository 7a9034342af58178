import { Fragment, jsx } from 'react/jsx-runtime';

/** Replaces `react/jsx-dev-runtime`, which the page lacks: elements are created as in production. */
export const jsxDEV = (type: React.ElementType, properties: object, key?: string): React.ReactElement =>
  jsx(type, properties, key);
export { Fragment };
