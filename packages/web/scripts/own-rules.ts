import { transform, type Selector } from 'lightningcss';

/** Attributes of the document by which style sheets choose, as the brand has them. */
export type Attributes = Readonly<Record<string, string>>;

/** True for what can only match in the document of another brand. */
function isForAnother(selector: Selector, own: Attributes): boolean {
  return selector.some((part) => {
    if (part.type !== 'attribute' || part.operation?.operator !== 'equal') return false;
    const value = own[part.name];
    return value !== undefined && value !== part.operation.value;
  });
}

/** The style sheet without the compositions of other brands: `[data-hero='stall']` where the brand's is another. */
export function ownRules(css: string, own: Attributes): string {
  const { code } = transform({
    filename: 'public.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      // A selector that becomes none is left out, and a rule with it that has no other.
      Selector: (selector) => (isForAnother(selector, own) ? [] : undefined),
    },
  });
  return Buffer.from(code).toString();
}
