import type { ComponentType } from 'react';

/** Loads a component, and parts of other desks that it takes as props: desks do not know each other. */
export async function withParts<Own extends object, Parts extends object>(
  component: Promise<ComponentType<Own & Parts>>,
  parts: Promise<Parts>,
): Promise<ComponentType<Own>> {
  const [Whole, given] = await Promise.all([component, parts]);
  return (own) => <Whole {...own} {...given} />;
}
