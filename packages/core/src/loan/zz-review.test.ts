import { test } from 'vitest';
import { addDays, day, type Day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { withdrawalOf } from '../withdrawal/withdrawal.ts';
import type { LoanEvent } from './events.ts';
import { planOf } from './periods.ts';
import { project } from './project.ts';
import { collected, paidByCard, paidOut, SAMPLE_TERMS, sampleAgreement, takenBack } from './sample-histories.ts';
import { settlementOn, standingOn } from './standing.ts';
const A = sampleAgreement(SAMPLE_TERMS);
const R = A.instalments;
const HP = sampleAgreement({ ...SAMPLE_TERMS, productId: 'hire-purchase-2026-1', amount: pence(10_000_00), termMonths: 60, percent: 22.3 });
const paid = (n: number, a = A): LoanEvent[] => [...paidOut(a), ...a.instalments.slice(0, n).flatMap(collected)];
const on = (valueOn: Day, reference: string) => ({ valueOn, reference, recordedAt: `${valueOn}T12:00:00Z` });
const ev = (x: any) => x as LoanEvent;
const show = (t: string, a: any, e: LoanEvent[], d: Day) => { const p = project(a, e, d); console.log(t, d, JSON.stringify({ s: p.state, pr: p.principal, int: p.interestDue, out: p.outstanding, cr: p.creditBalance, reb: p.rebates, left: p.leftToPay, arr: [p.arrears.amount, p.arrears.since, p.arrears.instalments], next: p.nextPayment, nc: p.nextChangeOn, fz: p.isInterestFrozen, acc: p.accounts })); return p; };
const rev = (d: Day, ref: string, amount: number) => ev({ kind: 'payment-reversed', ...on(d, 'rev-' + ref), amount, reverses: ref, reason: 'x' });

test('1 withdraw in flight', () => {
  const s = A.signedOn;
  const e = [ev({ kind: 'payout-sent', ...on(s, 'p'), amount: A.credit }), ev({ kind: 'withdrawn', ...on(s, 'w'), waived: 0 }), ev({ kind: 'disbursed', ...on(addDays(s, 1), 'p'), amount: A.credit })];
  show('1a', A, e, addDays(s, 2));
  const f = [...e, paidByCard(addDays(s, 3), A.credit)];
  show('1b', A, f, addDays(s, 4));
  show('1c', A, [...f, ev({ kind: 'withdrawn', ...on(addDays(s, 4), 'w2'), waived: 44000 })], addDays(s, 4));
  show('1d returned', A, [...e, ev({kind:'payout-returned', ...on(addDays(s,2),'p'), amount: A.credit})], addDays(s, 4));
});
test('2 withdrawal reopened', () => {
  const n = addDays(A.signedOn, 9);
  const { toRepay } = withdrawalOf({ credit: A.credit, rate: A.rate, drawnOn: A.signedOn, noticeOn: n, repayOn: n, paid: [] });
  const r = [...paidOut(A), paidByCard(n, toRepay, 'wd')];
  const o = project(A, r, n).outstanding;
  const w = [...r, ev({ kind: 'withdrawn', ...on(n, 'w'), waived: o })];
  console.log('2 toRepay', toRepay, 'waived', o);
  const b = day('2027-03-20');
  show('2', A, [...w, rev(b, 'wd', toRepay)], b);
  show('2 repaid', A, [...w, rev(b, 'wd', toRepay), paidByCard(b, toRepay, 'again'), ev({ kind: 'withdrawn', ...on(b, 'w9'), waived: 0 })], b);
  show('2-small', A, [...paidOut(A), paidByCard(addDays(n,-1), 1000,'ten'), paidByCard(n, toRepay-1000, 'wd'), ev({ kind: 'withdrawn', ...on(n, 'w'), waived: 60000 }), rev(b,'ten',1000)], b);
});
test('3 settled w waiver reopened', () => {
  const m = addDays(R[11]!.dueOn, 10);
  const f = settlementOn(A, paid(12), m).figure;
  const e = [...paid(12), paidByCard(m, f - 100000, 's'), ev({ kind: 'settled', ...on(m, 'st'), waived: 200000 })];
  show('3', A, e, m);
  const b = day('2029-06-11');
  show('3 back', A, [...e, rev(b, 'debit-3', 28256)], b);
  console.log(f);
});
test('4 terminated no rebate', () => {
  const m = addDays(R[11]!.dueOn, 0);
  const s = settlementOn(A, paid(12), m);
  const t = [...paid(12), ev({ kind: 'terminated', ...on(m, 't'), reason: 'x' })];
  const s2 = settlementOn(A, t, m);
  console.log('4', s.figure, s2.figure, JSON.stringify(s2));
  show('4', A, t, m); show('4 paid S', A, [...t, paidByCard(m, s.figure)], m);
  show('4 settled', A, [...t, paidByCard(addDays(m,1), s.figure), ev({ kind: 'settled', ...on(addDays(m,1), 'st'), waived: 100000 })], addDays(m,1));
  const arr = ev({ kind: 'arrangement-agreed', ...on(m, 'arr'), payments: [{ dueOn: addDays(m, 20), amount: 5000 }, { dueOn: addDays(m, 50), amount: 5000 }] });
  show('4 arrangement', A, [...t, arr], m);
});
test('5 VT bounce', () => {
  const m = addDays(HP.instalments[19]!.dueOn, 1);
  const vt = ev({ kind: 'voluntarily-terminated', ...on(m, 'vt'), owed: 200000 });
  show('5', HP, [...paid(20, HP), vt], m);
  show('5b', HP, [...paid(20, HP), vt, rev(addDays(m, 2), 'debit-20', HP.instalments[19]!.payment)], addDays(m, 2));
  console.log(HP.instalments[19]!.payment, HP.totalPayable);
});
test('6 same day freeze', () => {
  const d = addDays(R[0]!.dueOn, 5);
  const e = [...paid(1), ev({ kind: 'interest-frozen', ...on(d, 'f'), reason: 'breathing-space' }), ev({ kind: 'interest-resumed', ...on(d, 'f') })];
  const p = show('6', A, e, d); console.log(p.rows.reduce((s, r) => s + r.payment, 0), A.totalPayable, p.rows.length);
});
test('7 lowered then reversed', () => {
  const d = addDays(R[5]!.dueOn, 12);
  const e = [...paid(6), paidByCard(d, 300000, 'big'), ev({ kind: 'instalment-lowered', ...on(d, 'low') })];
  const p = project(A, e, d); console.log('7', p.rows.at(-1)!.payment, p.rows[7]!.payment, p.rows.length, p.leftToPay);
  const b = addDays(d, 9);
  const q = show('7', A, [...e, rev(b, 'big', 300000)], b); console.log('7 after', q.rows.slice(6, 8).map(r => r.payment), q.rows.at(-1)!.payment, q.rows.length, q.leftToPay, q.rows.reduce((s, r) => s + r.payment, 0), A.totalPayable);
});
test('8 frozen difference', () => {
  let worst: any = [0];
  for (const amount of [100000, 250000, 500000, 750000, 1000000, 1500000]) for (let term = 12; term <= 60; term++) {
    try { const a = sampleAgreement({ ...SAMPLE_TERMS, amount: pence(amount), termMonths: term }); const fd = planOf(a).finalDifference;
      if (fd < worst[0]) worst = [fd, amount, term]; } catch {}
  }
  console.log('8 worst', worst);
  const a = sampleAgreement({ ...SAMPLE_TERMS, amount: worst[1], termMonths: worst[2] });
  const f = ev({ kind: 'interest-frozen', ...on(a.assumedDrawdown, 'f'), reason: 'support' });
  const p = project(a, [...paid(0, a), f], day('2033-01-01'));
  console.log('8', p.accounts, p.rows.at(-1));
});
test('9 credit while principal reopens', () => {
  const d = addDays(R[5]!.dueOn, 3);
  const e = [...paid(6), paidByCard(d, 100000, 'a')];
  const d2 = addDays(d, 2);
  const f = settlementOn(A, e, d2).figure;
  const g = [...e, paidByCard(d2, f + 90000, 'b')];
  show('9', A, g, d2);
  const b = addDays(R[6]!.dueOn, 1);
  show('9 back', A, [...g, rev(b, 'a', 100000)], b);
  show('9 back next due', A, [...g, rev(b, 'a', 100000)], R[7]!.dueOn);
  show('9 later', A, [...g, rev(b, 'a', 100000)], addDays(R[10]!.dueOn,1));
  const t = [...paid(12), ev({ kind: 'terminated', ...on(R[11]!.dueOn, 't'), reason: 'x' }), paidByCard(addDays(R[11]!.dueOn, 5), 700000, 'c'), rev(addDays(R[11]!.dueOn, 9), 'debit-12', 28256)];
  show('9 term', A, t, addDays(R[11]!.dueOn, 9));
});
