/** Whether this is the long run: `FAIRLEAD_NIGHTLY=1 npm test`. */
export const IS_NIGHTLY = Boolean(process.env.FAIRLEAD_NIGHTLY);
