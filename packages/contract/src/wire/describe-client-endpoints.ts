import { ENDPOINTS, NOUNS, type Noun } from '../endpoints.ts';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { COMMON_ERRORS } from './errors.ts';
import { moneyPlan } from './money-plan.ts';

const ALL: EndpointTable = ENDPOINTS;

const HEAD = '// Written by "npm run client-endpoints" from the contract: run it after a change of it.\n';

/** Errors after which the effect of a request is unknown or was never tried. */
function openErrors(): string[] {
  const stated = [COMMON_ERRORS, ...Object.values(ALL).map(({ refusals }) => refusals)].flatMap((refusals) =>
    Object.entries(refusals),
  );
  return [...new Set(stated.filter(([, { isFinal }]) => !isFinal).map(([type]) => type))];
}

const openErrorsSource = (): string => `${HEAD}
/** Errors after which the same request is repeated under the same Idempotency-Key. */
export const OPEN_ERRORS: readonly string[] = ${JSON.stringify(openErrors())};
`;

function rowOf(
  name: string,
  { method, path, actor, cacheSeconds, idempotent, body, data }: Endpoint,
  plans: string[],
): string {
  const places = [body, data].map((schema) => {
    const plan = moneyPlan(schema).join(' ');
    if (plan === '') return "''";
    if (!plans.includes(plan)) plans.push(plan);
    return `MONEY_${plans.indexOf(plan)}`;
  });
  // An answer that everyone can be given is cached only for callers without a session.
  const carriesToken = actor !== 'sandbox' && cacheSeconds === null;
  const facts = [name, method, path, carriesToken, idempotent].map((fact) => JSON.stringify(fact));
  return `  ${name}: [${[...facts, ...places].join(', ')}],\n`;
}

/** The constant of a noun: `LOANS_CALLS`. */
const constantOf = ({ name }: Noun): string => `${name.toUpperCase().replaceAll(' ', '_')}_CALLS`;

const fileOf = ({ name }: Noun): string => `${name.toLowerCase().replaceAll(' ', '-')}.ts`;

function sourceOf(noun: Noun): string | undefined {
  const called = Object.entries(noun.endpoints).filter(([, { calledFrom }]) => calledFrom === 'script');
  if (called.length === 0) return undefined;
  const plans: string[] = [];
  const rows = called.map(([name, endpoint]) => rowOf(name, endpoint, plans));
  const money = plans.map((plan, index) => `const MONEY_${index} = ${JSON.stringify(plan)};\n`);
  return `${HEAD}import type { ClientEndpoints } from '../client-endpoint.ts';

${money.join('')}
export const ${constantOf(noun)} = {\n${rows.join('')}} as const satisfies ClientEndpoints;
`;
}

/** The files of `client-endpoints/`, one for each noun, so that a page loads those of the nouns that it calls. */
export function clientEndpointsSources(): ReadonlyMap<string, string> {
  const nouns = NOUNS.flatMap((noun) => {
    const source = sourceOf(noun);
    return source === undefined ? [] : [[fileOf(noun), source] as const];
  });
  return new Map([['../open-errors.ts', openErrorsSource()], ...nouns]);
}
