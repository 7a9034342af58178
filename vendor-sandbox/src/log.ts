export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean>>) => void;

/** One line of JSON an event; never a token, a seed or an address with a code in it. */
export const logToConsole: Log = (event, fields = {}) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), service: 'vendor-sandbox', event, ...fields }));
};
