/** A place where a visitor may compare this loan with others. All nine are fictional. */
export type Partner = {
  id: string;
  name: string;
  kind: 'credit-reference-agency' | 'comparison-site';
  /** Shown in a narrow tile: its mark is taller than it is wide. */
  isCompact: boolean;
};

export const PARTNERS = [
  { id: 'clearbook', name: 'Clearbook', kind: 'credit-reference-agency', isCompact: false },
  { id: 'scorewell', name: 'Scorewell', kind: 'credit-reference-agency', isCompact: false },
  { id: 'truefile', name: 'Truefile', kind: 'credit-reference-agency', isCompact: false },
  { id: 'loanlantern', name: 'Loan Lantern', kind: 'comparison-site', isCompact: false },
  { id: 'sidebyside', name: 'Side by Side', kind: 'comparison-site', isCompact: false },
  { id: 'pennywiser', name: 'Pennywiser', kind: 'comparison-site', isCompact: false },
  { id: 'ratefinch', name: 'Ratefinch', kind: 'comparison-site', isCompact: true },
  { id: 'weighmark', name: 'Weighmark', kind: 'comparison-site', isCompact: false },
  { id: 'borrowbeacon', name: 'Borrow Beacon', kind: 'comparison-site', isCompact: false },
] as const satisfies readonly Partner[];
