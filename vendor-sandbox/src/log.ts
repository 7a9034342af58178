export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean>>) => void;

/** Writes one line of JSON per event; never a token, a seed or an address with a code in it. */
export const logToConsole: Log = (event, fields = {}) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), service: 'vendor-sandbox', event, ...fields }));
};
