import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { exampleOf } from './example-of.ts';
import { hasBody, isOptional, schemaOf, shapeOf } from './schemas.ts';

/** Text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function queryOf({ query }: Endpoint): string {
  const needed = Object.entries(shapeOf(query)).filter(([, schema]) => !isOptional(schema));
  const pairs = needed.map(([name, schema]): [string, string] => [name, String(exampleOf(schemaOf(schema)))]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** A call of the endpoint for a shell, with the example of its body. `$TOKEN` and `$ID` are the reader's own. */
export function curlOf(endpoint: Endpoint, path: string, origin: string): string {
  const url = `${origin}${path}${queryOf(endpoint)}`.replaceAll(/\{\w+\}/g, '$ID');
  const lines = [
    endpoint.method === 'GET' ? `curl "${url}"` : `curl -X ${endpoint.method} "${url}"`,
    ...(endpoint.actor === 'borrower' || endpoint.actor === 'staff'
      ? ['-H "Authorization: Bearer $TOKEN"']
      : []),
    ...(endpoint.actor === 'service'
      ? ['-H "X-Service-Name: $SERVICE"', '-H "X-Service-Token: $TOKEN"']
      : []),
    ...(endpoint.idempotent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(hasBody(endpoint)
      ? [
          "-H 'Content-Type: application/json'",
          `-d ${quoted(JSON.stringify(exampleOf(schemaOf(endpoint.body)), null, 2))}`,
        ]
      : []),
    ...(endpoint.answers === 'document' ? ['-OJ'] : []),
  ];
  return lines.join(' \\\n  ');
}
