/** Cases that a property test tries: a thousand in npm test, ten thousand in the nightly mode. */
export const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 1_000;
