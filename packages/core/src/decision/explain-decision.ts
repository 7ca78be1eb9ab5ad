import { explainAffordability } from '../affordability/explain-affordability.ts';
import { percentFor, type CreditHistory } from '../pricing/bands.ts';
import { explainPrice } from '../pricing/explain-price.ts';
import { count, line, money, onDay, text, type Line, type Working } from '../working/working.ts';
import { affordabilityInput, decide, type Decision } from './decide.ts';
import { DECLINE_REASONS, type DeclineReason } from './decline-reasons.ts';
import { explainCar } from './explain-car.ts';
import type { DecisionInputs } from './inputs.ts';
import { APPLICANT_RULES, CREDIT_FILE_RULES, failedRules } from './policy.ts';
import { bandOf } from './score-bands.ts';

const MATCHES = {
  full: 'found at this address',
  'address-mismatch': 'not found at this address',
  thin: 'found, with too little data',
} as const satisfies Record<DecisionInputs['report']['match'], string>;

/**
 * A decision made again from its inputs, with the workings that lead to it: what each rule said, the credit band,
 * affordability and the price. Contains personal figures (income, spending), so it is for staff.
 */
export function explainDecision(inputs: DecisionInputs): {
  readonly decision: Decision;
  readonly workings: readonly Working[];
} {
  const decision = decide(inputs);
  return { decision, workings: [explainOutcome(decision), ...explainCar(inputs), ...explainBand(decision)] };
}

function explainOutcome({ inputs, outcome, ruleVersion, band, reasons, mostWeCanOffer }: Decision): Working {
  const { facts, report, knownBand, today } = inputs;
  return {
    figure: 'Decision',
    inputs: [
      line('Amount', money(facts.amount)),
      line('Term', count(facts.termMonths, 'month')),
      line('Decided for', onDay(today)),
    ],
    rule: {
      description:
        'In this order: the applicant’s own details, identity and address, the credit file, the score, the price, affordability. The first that does not hold decides.',
      source: ruleVersion,
    },
    steps: [
      line('Own details', text(inWords(failedRules(APPLICANT_RULES, inputs)))),
      ...(knownBand === undefined
        ? [line('Identity and address', text(MATCHES[report.match]))]
        : [line('Identity and address', text('settled earlier'))]),
      line('Credit file', text(inWords(failedRules(CREDIT_FILE_RULES, inputs)))),
      ...(report.identityMatch === 'none'
        ? [line('Name and date of birth', text('not those of the credit file'))]
        : []),
      ...(report.referred === true ? [line('The agency', text('asks for a person to look at it'))] : []),
      ...bandLine(inputs),
      line('Affordability and price', text(band === undefined ? 'not looked at' : 'see below')),
      ...(reasons.length > 0 ? [line('Reasons', text(inWords(reasons)))] : []),
      ...(mostWeCanOffer === null
        ? []
        : [line('The most that could be lent instead', money(mostWeCanOffer))]),
    ],
    result: text(outcome),
  };
}

function bandLine({ report, knownBand }: DecisionInputs): readonly Line[] {
  if (knownBand !== undefined) return [line('Credit band, settled earlier', text(knownBand))];
  const found = bandOf(report.score);
  return [
    line('Credit score', text(String(report.score))),
    line('Its credit band', text(found ?? 'below every band')),
  ];
}

const inWords = (failed: readonly DeclineReason[]): string =>
  failed.length === 0 ? 'nothing against it' : failed.map((reason) => DECLINE_REASONS[reason].text).join(' ');

function explainBand({ inputs, band }: Decision): readonly Working[] {
  if (band === undefined) return [];
  const { workings } = explainAffordability(affordabilityInput(inputs, band));
  return [workings.disposable, workings.outcome, ...explainPriceIn(inputs, band)];
}

function explainPriceIn(
  { facts, bandTable, product }: DecisionInputs,
  band: CreditHistory,
): readonly Working[] {
  const percent = percentFor(bandTable, band, facts.amount);
  if (percent === null) return [];
  const explained = explainPrice({ amount: facts.amount, termMonths: facts.termMonths, percent }, product);
  return explained.ok ? Object.values(explained.value) : [];
}
