const STAR = 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1-6.3-3.5-6.3 3.5L7 14.3l-5.2-5 7.1-.9z';
const PLACES = [0, 1, 2, 3, 4] as const;
const SIDE = 24;

/** Stars in halves, drawn; the score is next to them in words. */
export function Stars({ stars }: { stars: number }) {
  return (
    <svg
      className="stars"
      width={PLACES.length * SIDE}
      height={SIDE}
      viewBox={`0 0 ${PLACES.length * SIDE} ${SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id="stars-given">
        <rect width={stars * SIDE} height={SIDE} />
      </clipPath>
      {[false, true].map((isGiven) => (
        <g
          key={String(isGiven)}
          className={isGiven ? 'stars-given' : 'stars-all'}
          clipPath={isGiven ? 'url(#stars-given)' : undefined}
        >
          {PLACES.map((place) => (
            <path key={place} d={STAR} transform={`translate(${place * SIDE} 0)`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
