/** Where to go when the form can’t be opened here. */
export const SEE_PRICES = { label: 'See our prices', href: '/' } as const;
