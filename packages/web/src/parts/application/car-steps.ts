/** Steps of a form for motor finance before those that every form has: car, mileage, finance on it, driving licence. */
export const CAR_STEPS = 4;

/** Steps that every form has, and the page on which all are checked; a test counts them. */
export const STEPS_OF_FORM = 8;
