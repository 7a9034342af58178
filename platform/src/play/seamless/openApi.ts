import { seamlessCalls, seamlessFailure } from '@unisite/shared/contract/seamless';
import { jsonSchemaOf } from '../../foundation/http/docs/jsonSchema.ts';
import { refusalText } from './refusals.ts';

type Json = { readonly [key: string]: unknown };

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const headers: readonly Json[] = [
  header('X-Vendor', 'What the caller calls itself.', { type: 'string', maxLength: 40 }),
  header('X-Timestamp', 'Milliseconds since 1970; at most 5 minutes off.', { type: 'string', pattern: '^\\d{1,15}$' }),
  header('X-Nonce', 'Used once; a retry has one of its own.', { type: 'string', pattern: '^[\\w-]{8,80}$' }),
  header(
    'X-Signature',
    'Hex HMAC-SHA256, with the secret, of X-Timestamp, X-Nonce, the path and the body byte for byte, joined by points.',
    {
      type: 'string',
      pattern: '^[0-9a-fA-F]{64}$',
    },
  ),
];

/** The vendors' wallet as an OpenAPI 3.1 document, from the contract (docs/vendor-api.md). */
export function seamlessDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Unisite: the vendors’ wallet',
      version: '1.0.0',
      description:
        'Amounts are whole hundredths of the currency, digits only. A transaction is known by caller, player and `transactionId`: a copy gets the very same answer. 2xx and 4xx are final; on 5xx, or none in time, nothing is known: repeat the call under its id, or roll back until that is answered.',
    },
    paths: Object.fromEntries(
      seamlessCalls.map((call) => [
        call.path,
        {
          post: {
            operationId: call.name,
            summary: call.summary,
            parameters: headers,
            requestBody: { required: true, content: json(jsonSchemaOf(call.request, 'input')) },
            responses: {
              200: { description: 'Done', content: json(jsonSchemaOf(call.answer, 'output')) },
              ...refusals(call.errors),
              '5XX': { description: 'Nothing is known about the money: repeat the call, or roll back.' },
            },
          },
        },
      ]),
    ),
    components: { schemas: { Failure: jsonSchemaOf(seamlessFailure, 'output') } },
  };
}

const json = (schema: object): Json => ({ 'application/json': { schema } });

/** One response per status, with its codes. */
function refusals(codes: readonly Parameters<typeof refusalText>[0][]): Json {
  const statuses = [...new Set(codes.map((code) => refusalText(code).status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const meant = codes.filter((code) => refusalText(code).status === status);
      const sentences = meant.map((code) => `\`${code}\`: ${refusalText(code).message}`);
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: meant } } }],
      };
      return [status, { description: sentences.join('\n'), content: json(schema) }];
    }),
  );
}
