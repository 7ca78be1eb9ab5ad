/** DVLA writes in capitals: "HYBRID ELECTRIC" is "Hybrid electric". */
export const inSentenceCase = (text: string): string =>
  text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
