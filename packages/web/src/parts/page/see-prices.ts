/** The way on where a form cannot be opened here: what a loan would cost. */
export const SEE_PRICES = { label: 'See our prices', href: '/' } as const;
