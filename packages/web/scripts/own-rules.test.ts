import { describe, expect, test } from 'vitest';
import { ownRules } from './own-rules.ts';

const OWN = { 'data-brand': 'asda', 'data-hero': 'stall' };

describe('the style sheet of a brand', () => {
  test('keeps what is for everybody and what is for the brand', () => {
    const css = "@layer brand{.hero{top:0}[data-hero='stall'] .hero{top:1px}[data-surface=dark]{top:2px}}";
    expect(ownRules(css, OWN)).toBe(
      '@layer brand{.hero{top:0}[data-hero=stall] .hero{top:1px}[data-surface=dark]{top:2px}}',
    );
  });

  test('leaves out what only another brand can match, and what is then empty', () => {
    const css =
      "[data-hero='stage'] .hero{color:red}@media print{[data-hero='stage'][data-hero]{color:red}}b{top:0}";
    expect(ownRules(css, OWN)).toBe('b{top:0}');
  });

  test('keeps the rest of a list', () => {
    expect(ownRules("[data-hero='stage'] b,[data-hero='stall'] b{top:0}", OWN)).toBe(
      '[data-hero=stall] b{top:0}',
    );
  });

  test('keeps what says something of other brands by leaving them out', () => {
    const css = ':not([data-hero=stage]) b{top:0}[data-hero] i{top:1px}[data-hero^=st] u{top:2px}';
    expect(ownRules(css, OWN)).toBe(css);
  });
});
