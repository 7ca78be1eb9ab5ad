/** As the borrower says no: what is not ticked was not objected to. Only `groupCrossSell` says yes. */
export type ConsentAnswers = { noReminders: boolean; noOffers: boolean; groupCrossSell: boolean };

export type PreferencesFields = {
  consent: ConsentAnswers;
  /** The step was left by its button: leaving every box empty is an answer too. */
  isConsentSeen: boolean;
};

export const NO_PREFERENCES: PreferencesFields = {
  consent: { noReminders: false, noOffers: false, groupCrossSell: false },
  isConsentSeen: false,
};
