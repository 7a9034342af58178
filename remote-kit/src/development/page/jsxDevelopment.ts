import { Fragment, jsx } from 'react/jsx-runtime';

/** In the place of `react/jsx-dev-runtime`, which the page does not have: elements are made as in production. */
export const jsxDEV = (type: React.ElementType, properties: object, key?: string): React.ReactElement =>
  jsx(type, properties, key);
export { Fragment };
