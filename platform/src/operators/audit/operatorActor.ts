/** An operator's name in the audit of acts. */
export const operatorActor = ({ account }: { readonly account: string }): string => `operator:${account}`;
