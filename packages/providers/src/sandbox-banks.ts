/** Invented banks. */
export const SANDBOX_BANKS = ['Quillmoor Bank', 'Fennmark Building Society', 'Driftwood'] as const;
