import type { ClientLine } from './client-line.ts';
import type { Endpoint } from './endpoint.ts';
import { LINES } from './lines.ts';
import { moneyPlan } from './money-plan.ts';

function describe(line: Endpoint): ClientLine {
  const { method, path, actor, strength, idempotent, body, data } = line;
  return {
    method,
    path,
    actor,
    strength,
    idempotent,
    moneyGiven: moneyPlan(body),
    moneyAnswered: moneyPlan(data),
  };
}

/** The text of `client-lines.ts`, generated from the contract. */
export function clientLinesSource(): string {
  const lines = Object.entries(LINES).map(
    ([name, line]) => `  ${name}: ${JSON.stringify(describe(line))},\n`,
  );
  return [
    '// Written by scripts/write-client-lines.ts from lines.ts. Run it after a change of the contract.\n',
    "import type { ClientLine } from './client-line.ts';\n",
    "import type { LineName } from './lines.ts';\n\n",
    `export const CLIENT_LINES: Readonly<Record<LineName, ClientLine>> = {\n${lines.join('')}};\n`,
  ].join('');
}
