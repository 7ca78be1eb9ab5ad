import type { Day } from '@fairlead/core/calendar/day';
import { useState } from 'react';
import { useAdvanceTimeMutation, useReadTimeMachineQuery } from '../../resources/sandbox.ts';
import { presentJourney, type Journey } from './present-time-machine.ts';

const LOOK_EVERY_MS = 700;

/** The business date, a way to move it, and the progress of a move, including one that another page started. */
export function useTravel() {
  const [move, travel] = useAdvanceTimeMutation();
  const [trip, setTrip] = useState<{ from: Day; to: Day } | null>(null);
  const { data, error, refetch } = useReadTimeMachineQuery(
    {},
    { pollingInterval: trip === null ? 0 : LOOK_EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const underWay = data?.advancingTo ?? null;
  // Another tab, or this page before a reload, may have started it.
  if (trip === null && data && underWay !== null) setTrip({ from: data.today, to: underWay });
  if (trip !== null && data && underWay === null && !travel.isLoading) setTrip(null);

  const journey: Journey | null = trip && data ? presentJourney(trip.from, trip.to, data.today) : null;
  const advance = (to: Day) => {
    if (!data || journey) return;
    setTrip({ from: data.today, to });
    void move({ body: { to } });
  };
  return { data, error, refetch, travel, journey, goal: trip?.to ?? null, advance };
}
