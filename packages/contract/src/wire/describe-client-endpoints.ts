import { LINES, NOT_CALLED_BY_SCRIPTS } from '../endpoints.ts';
import { moneyPlan } from './money-plan.ts';

const HEAD = `// Written by scripts/write-client-lines.ts from lines.ts. Run it after a change of the contract.
import type { ClientLine } from './client-endpoint.ts';
import type { ScriptLineName } from '../endpoints.ts';
`;

/** The text of `client-lines.ts`, generated from the contract. */
export function clientLinesSource(): string {
  const plans: string[] = [''];
  const numberOf = (plan: string): number => {
    if (!plans.includes(plan)) plans.push(plan);
    return plans.indexOf(plan);
  };
  const called = Object.entries(LINES).filter(([name]) => !Object.hasOwn(NOT_CALLED_BY_SCRIPTS, name));
  const lines = called.map(([name, { method, path, strength, idempotent, body, data }]) => {
    const [given, answered] = [body, data].map((schema) => numberOf(moneyPlan(schema).join(' ')));
    return `  ${name}: ${JSON.stringify([method, path, strength, idempotent, given, answered])},\n`;
  });
  return `${HEAD}
/** Dotted places of money, each list space-joined: several calls share one. */
export const MONEY_PLANS: readonly string[] = ${JSON.stringify(plans)};

export const CLIENT_LINES: Readonly<Record<ScriptLineName, ClientLine>> = {\n${lines.join('')}};\n`;
}
