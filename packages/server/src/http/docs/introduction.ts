/** The text before the endpoints, in Markdown: how to sign in, and the conventions. */
export const INTRODUCTION = `
The API of a UK online lender. This page is generated from the endpoints that the server runs.

## Sign in

1. Send \`POST /v2/loan-applications\` with its example body. The answer contains an \`autoLoginToken\`.
2. Exchange that token for a session with \`POST /v2/auth\`.
3. Enter the \`token\` from the answer under _Authentication_, or send it as \`Authorization: Bearer …\`.
4. Bank details and signing need a confirmed code: call \`POST /v2/auth/step-up\`, then
   \`POST /v2/auth/step-up/verify\` with the code 123456. Use the token from that answer afterwards.

A returning borrower asks for a sign-in link with \`POST /v2/auth/login-link\`. The sandbox shows the link at
\`GET /sandbox/api/inbox\`. One network can submit five applications an hour; set \`RATE_LIMIT_MULTIPLIER=100\` to raise
that.

## Conventions

| Subject | Rule |
|---|---|
| Success | \`{"data": …}\` |
| Failure | \`{"error": {"type", "message", "fields", "requestId"}}\`; \`fields\` names what to correct |
| Money | Pounds as a number with at most two decimals |
| Dates | \`YYYY-MM-DD\` in London time; instants are ISO 8601 in UTC |
| Unknown or repeated names | 400, in a body and in a query |
| Another borrower's data | 404, the same as for a record that does not exist |
| Relations | A reference, or the record when \`embedded\` names the relation |
| \`Idempotency-Key\` | The same key and body return the first answer; a different body returns 422 |
| 429 and 503 | \`Retry-After\` says how many seconds to wait |
`.trim();
