/** How the audit of acts names an operator. */
export const operatorActor = ({ account }: { readonly account: string }): string => `operator:${account}`;
