import type { Partner } from './brand-record.ts';
import * as marks from './partner-marks.ts';

/** The nine comparison partners, shared by every brand. */
export const PARTNERS = [
  {
    id: 'clearbook',
    name: 'Clearbook',
    kind: 'credit-reference-agency',
    isCompact: false,
    mark: marks.CLEARBOOK,
  },
  {
    id: 'scorewell',
    name: 'Scorewell',
    kind: 'credit-reference-agency',
    isCompact: false,
    mark: marks.SCOREWELL,
  },
  {
    id: 'truefile',
    name: 'Truefile',
    kind: 'credit-reference-agency',
    isCompact: false,
    mark: marks.TRUEFILE,
  },
  {
    id: 'loanlantern',
    name: 'Loan Lantern',
    kind: 'comparison-site',
    isCompact: false,
    mark: marks.LOAN_LANTERN,
  },
  {
    id: 'sidebyside',
    name: 'Side by Side',
    kind: 'comparison-site',
    isCompact: false,
    mark: marks.SIDE_BY_SIDE,
  },
  { id: 'pennywiser', name: 'Pennywiser', kind: 'comparison-site', isCompact: false, mark: marks.PENNYWISER },
  { id: 'ratefinch', name: 'Ratefinch', kind: 'comparison-site', isCompact: true, mark: marks.RATEFINCH },
  { id: 'weighmark', name: 'Weighmark', kind: 'comparison-site', isCompact: false, mark: marks.WEIGHMARK },
  {
    id: 'borrowbeacon',
    name: 'Borrow Beacon',
    kind: 'comparison-site',
    isCompact: false,
    mark: marks.BORROW_BEACON,
  },
] as const satisfies readonly Partner[];
