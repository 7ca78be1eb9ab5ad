import type { Payer } from '@fairlead/providers/direct-debit/payers';
import type { BrandId } from '@fairlead/brands/brand';
import type { ActName } from './acts/acts.ts';
import type { Weights } from './weighted.ts';

/** A kind of borrower. Another kind is another row. */
interface Kind {
  /** The first name of the application: the sandbox's bank ends some instructions by it. */
  readonly firstName: string;
  /** Of one brand, where what they do is only possible there. */
  readonly brand?: BrandId;
  /** How their bank answers collections, chosen each month. */
  readonly moods: Weights<Payer>;
  /** What they do in their first month, while they can still withdraw. */
  readonly firstActs?: Weights<ActName>;
  /** What they do in each later month. */
  readonly acts: Weights<ActName>;
  /** How often a month. */
  readonly actsPerMonth: number;
}

const PAYS = { Successful: 1 } as const;
const PAYS_MOSTLY = { Successful: 9, Penniless: 1 } as const;

export const KINDS = {
  payer: { firstName: 'Ada', moods: PAYS, acts: { look: 1 }, actsPerMonth: 0.3 },
  forgetter: {
    firstName: 'Fay',
    moods: { Successful: 3, Penniless: 2, Late: 1 },
    acts: { payLateByDebit: 3, payLateByCard: 3, look: 1, moveDate: 1 },
    actsPerMonth: 1.5,
  },
  overpayer: {
    firstName: 'Olga',
    moods: PAYS_MOSTLY,
    acts: { payEarlyByDebit: 3, payEarlyByCard: 3, payEarlyByBank: 2, cancelPayment: 2, payOnTwoDevices: 1 },
    actsPerMonth: 2.5,
  },
  settler: {
    firstName: 'Seth',
    moods: PAYS_MOSTLY,
    acts: { look: 6, settleByDebit: 2, settleByCard: 1, settleByBank: 1, cancelPayment: 1, payLateByCard: 1 },
    actsPerMonth: 1.2,
  },
  'part-settler': {
    firstName: 'Pia',
    moods: PAYS_MOSTLY,
    acts: { payHalfEarlyByDebit: 1, payHalfEarlyByCard: 1, look: 3, payLateByBank: 1 },
    actsPerMonth: 1,
  },
  'undecided payer': {
    firstName: 'Una',
    moods: PAYS_MOSTLY,
    acts: { payEarlyByDebit: 2, cancelPayment: 3, settleByDebit: 0.2, payLateByBank: 1 },
    actsPerMonth: 4,
  },
  'date mover': {
    firstName: 'Dan',
    moods: PAYS_MOSTLY,
    acts: { moveDate: 3, payEarlyByDebit: 1, payLateByDebit: 1 },
    actsPerMonth: 1.5,
  },
  'bank changer': {
    firstName: 'Bea',
    moods: PAYS_MOSTLY,
    acts: { changeBank: 3, stopChangeOfBank: 1, setUpDebit: 1, bankEndsDebit: 1, payLateByCard: 1 },
    actsPerMonth: 1.5,
  },
  withdrawer: {
    firstName: 'Will',
    moods: PAYS,
    firstActs: { withdraw: 4, payEarlyByCard: 1 },
    acts: { withdraw: 3, cancelPayment: 1 },
    actsPerMonth: 1.5,
  },
  'card payer': {
    firstName: 'Penniless',
    moods: { Penniless: 1 },
    acts: { payLateByCard: 6, payOnTwoDevices: 1, payEarlyByCard: 1 },
    actsPerMonth: 2,
  },
  'payer by open banking': {
    firstName: 'Penniless',
    moods: { Penniless: 3, Successful: 1 },
    acts: { payLateByBank: 4, payLateByLink: 2, payEarlyByBank: 1, settleByBank: 0.3 },
    actsPerMonth: 2,
  },
  'charger back': {
    firstName: 'Fickle',
    moods: { Fickle: 2, Indemnity: 1, Successful: 4 },
    acts: { payLateByCard: 3, payLateByDebit: 2, settleByDebit: 0.5, payEarlyByDebit: 1 },
    actsPerMonth: 1.5,
  },
  'closed account': {
    firstName: 'Closed',
    moods: { Closed: 1 },
    acts: { changeBank: 3, setUpDebit: 1, payLateByBank: 2, payLateByCard: 1 },
    actsPerMonth: 1,
  },
  'switched account': {
    firstName: 'Switching',
    moods: { Switching: 1 },
    acts: { setUpDebit: 3, changeBank: 1, payLateByCard: 2 },
    actsPerMonth: 1,
  },
  'keeper of plans': {
    firstName: 'Stella',
    moods: { Stretched: 8, Successful: 1 },
    acts: { agreePlan: 6, payLateByCard: 1, look: 1, payLateByDebit: 1 },
    actsPerMonth: 1.5,
  },
  'breaker of plans': {
    firstName: 'Bruno',
    moods: { Penniless: 3, Stretched: 2 },
    acts: { agreePlan: 6, payLateByBank: 1, setUpDebit: 1, settleByCard: 0.3, changeBank: 0.5 },
    actsPerMonth: 1.5,
  },
  'borrower in a breathing space': {
    firstName: 'Brea',
    moods: { Penniless: 3, Stretched: 1, Successful: 1 },
    acts: { beginBreathingSpace: 4, endBreathingSpace: 2, agreePlan: 2, payLateByCard: 1, payEarlyByBank: 1 },
    actsPerMonth: 1.5,
  },
  'borrower with questions': {
    firstName: 'Ines',
    moods: { Successful: 3, Penniless: 1 },
    acts: {
      askAboutPayment: 4,
      answerCase: 4,
      applyForBreathingSpace: 1,
      beginBreathingSpace: 0.5,
      payLateByCard: 1,
    },
    actsPerMonth: 3,
  },
  'borrower who stops paying': {
    firstName: 'Nina',
    moods: { Penniless: 1 },
    acts: {
      giveDefaultNotice: 4,
      terminate: 3,
      sell: 0.3,
      writeOff: 0.3,
      payLateByCard: 1,
      payLateByBank: 1,
      agreePlan: 1,
    },
    actsPerMonth: 1,
  },
  'hirer of a car': {
    firstName: 'Hal',
    brand: 'motor',
    moods: { Successful: 4, Penniless: 1 },
    acts: { handBack: 1, answerCase: 5, claimDamage: 2, reportLoss: 1, changePlate: 1, payLateByCard: 2 },
    actsPerMonth: 2,
  },
  'estate of a borrower': {
    firstName: 'Deceased',
    moods: { Deceased: 1 },
    acts: { payLateByLink: 1, settleByBank: 0.2, setUpDebit: 0.2 },
    actsPerMonth: 0.5,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;

export const kindOf = (name: KindName): Kind => KINDS[name];
