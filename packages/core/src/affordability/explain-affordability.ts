import { pence } from '../money/pence.ts';
import { count, line, money, text, type Line, type Working } from '../working/working.ts';
import {
  calculateAffordability,
  type Affordability,
  type AffordabilityInput,
  type Assessment,
} from './affordability.ts';
import type { ExpenditureLine } from './disposable-income.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type AffordabilityWorkings = { readonly disposable: Working; readonly outcome: Working };

/** An assessment with the workings of the disposable income and of the outcome. */
export function explainAffordability(
  input: AffordabilityInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): { readonly value: Affordability; readonly workings: AffordabilityWorkings } {
  const assessment = calculateAffordability(input, rules);
  return {
    value: assessment.affordability,
    workings: {
      disposable: explainDisposable(assessment),
      outcome: explainOutcome(assessment, input),
    },
  };
}

const ESSENTIALS = {
  alone: 'Essential spending of one adult',
  'with-partner': 'Essential spending, shared with a partner',
} as const;

function explainDisposable({ income: disposableIncome, affordability }: Assessment): Working {
  return {
    figure: 'Disposable income a month',
    inputs: [
      line('Net monthly income', money(disposableIncome.netMonthlyIncome)),
      line('Share of it that is counted', count(disposableIncome.countedPercent, 'percent')),
      ...declaredAndMinimum('housing', disposableIncome.housing),
      ...declaredAndMinimum('dependants', disposableIncome.dependants),
    ],
    rule: {
      description:
        'Reliable income less housing, dependants, essential spending and other commitments. Each cost is the larger of the declared amount and the minimum in our model.',
      source: `CONC 5.2A; ${affordability.ruleVersion}`,
    },
    steps: [
      line('Income counted', money(disposableIncome.income)),
      line('Housing', less(disposableIncome.housing.used)),
      line('Dependants', less(disposableIncome.dependants.used)),
      line(ESSENTIALS[disposableIncome.adults], less(disposableIncome.essentials)),
      line('Commitments on the credit file', less(disposableIncome.commitments)),
    ],
    result: money(disposableIncome.disposable),
  };
}

const less = (amount: number) => money(pence(-amount));

function declaredAndMinimum(cost: string, { declared, modelledMinimum }: ExpenditureLine): readonly Line[] {
  return [
    line(`Declared cost of ${cost}`, money(declared)),
    line(`Minimum for ${cost} in our model`, money(modelledMinimum)),
  ];
}

const OUTCOMES = {
  'as-asked': 'affordable as requested',
  less: 'affordable at a smaller amount',
  not: 'not affordable',
} as const satisfies Record<Affordability['outcome'], string>;

function explainOutcome(assessment: Assessment, { amount }: AffordabilityInput): Working {
  const { affordability, income, buffer, maxInstalment, instalment } = assessment;
  return {
    figure: 'Affordability',
    inputs: [
      line('Amount requested', money(amount)),
      line('Its monthly instalment', instalment === null ? text('not offered') : money(instalment)),
    ],
    rule: {
      description:
        'A loan is affordable when the buffer is left after its instalment and all other spending. If it is not, the largest affordable amount over the same term is suggested.',
      source: `CONC 5.2A; ${affordability.ruleVersion}`,
    },
    steps: [
      line('Disposable income', money(income.disposable)),
      line('Buffer', less(buffer)),
      line('Largest affordable instalment', money(maxInstalment)),
      ...suggested(assessment),
    ],
    result: text(OUTCOMES[affordability.outcome]),
  };
}

function suggested({ affordability, suggestedInstalment }: Assessment): readonly Line[] {
  const { suggestedAmount } = affordability;
  if (suggestedAmount === undefined || suggestedInstalment === null) return [];
  return [
    line('Suggested amount', money(suggestedAmount)),
    line('Its instalment', money(suggestedInstalment)),
  ];
}
