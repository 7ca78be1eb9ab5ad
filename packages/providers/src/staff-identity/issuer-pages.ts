import { isKeyOf } from '@fairlead/core/records';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { SANDBOX_STAFF } from './people.ts';

/** Where the issuer asks who signs on. */
export const SIGN_ON_PAGE = '/sign-on/';

const LONGEST_FORM = 1_000;

const BUTTONS = Object.entries(SANDBOX_STAFF)
  .map(
    ([subject, { name, outcome }]) =>
      `<p><button name="person" value="${subject}">${name}</button> ${outcome}</p>`,
  )
  .join('\n');

const PAGE = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox staff sign-in</title></head>
<body><main><h1>Who is signing in?</h1>
<p>This page simulates the lender’s identity provider. Both people are invented.</p>
<form method="post">
${BUTTONS}
</form></main></body></html>`;

async function chosenPerson(incoming: IncomingMessage): Promise<string | null> {
  let form = '';
  for await (const chunk of incoming) {
    form += String(chunk);
    if (form.length > LONGEST_FORM) return null;
  }
  return new URLSearchParams(form).get('person');
}

/** Shows the two people as buttons, and tells the issuer which was pressed. */
export async function answerSignOnPage(
  provider: Provider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const accountId = incoming.method === 'POST' ? await chosenPerson(incoming) : null;
  if (accountId !== null && isKeyOf(SANDBOX_STAFF, accountId)) {
    await provider.interactionFinished(incoming, outgoing, { login: { accountId } });
    return;
  }
  outgoing
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(PAGE);
}
