/** Cases that a property test tries: four hundred in npm test, always the same, and ten thousand in the nightly mode. */
export const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 400;
