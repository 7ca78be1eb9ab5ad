import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import {
  BALANCE,
  balanceArea,
  balanceLine,
  BARS,
  BARS_LABEL_AT,
  CHART_HEIGHT,
  chartScales,
  pointsLine,
  roundTicks,
  YEARS_AT,
  type ChartScales,
} from './chart-shapes.ts';
import type { Point } from './present-change.ts';
import type { Bar, Picture } from './present-picture.ts';

type BalanceChartProps = {
  picture: Picture;
  width: number;
  /** The place that is looked at; null while a change is. */
  place: number | null;
  /** The line with the change that is looked at. */
  changed: readonly Point[];
  onPoint: (place: number) => void;
};

/** Balance over time above, below it each payment split into capital and interest. The text next to it says the same. */
export function BalanceChart({ picture, width, place, changed, onPoint }: BalanceChartProps) {
  const { balances, bars } = picture;
  const amounts = roundTicks(Math.max(...balances));
  const largest = Math.max(...bars.map(({ interest, capital }) => interest + capital));
  const places = Math.max(bars.length, changed.at(-1)?.place ?? 0);
  const scales = chartScales(width, places, amounts.at(-1) ?? 0, largest);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      width={width}
      height={CHART_HEIGHT}
      aria-hidden="true"
      onPointerMove={({ currentTarget, clientX }) =>
        onPoint(scales.placeAt(clientX - currentTarget.getBoundingClientRect().left))
      }
    >
      <Grid amounts={amounts} width={width} scales={scales} />
      <Balance picture={picture} scales={scales} />
      {bars.map((bar) => (
        <PaymentBar key={bar.place} bar={bar} scales={scales} />
      ))}
      <Years picture={picture} width={width} scales={scales} />
      <Today picture={picture} width={width} scales={scales} />
      {changed.length > 0 && <path className="chart-line chart-changed" d={pointsLine(changed, scales)} />}
      {place !== null && <LookedAt picture={picture} place={place} scales={scales} />}
      {picture.isFinished && <PaidOff picture={picture} scales={scales} />}
      <GridLabels amounts={amounts} width={width} scales={scales} />
      <BarsLabel largest={largest} picture={picture} width={width} />
    </svg>
  );
}

type PartProps = { picture: Picture; scales: ChartScales };

type GridProps = { amounts: readonly number[]; width: number; scales: ChartScales };

function Grid({ amounts, width, scales }: GridProps) {
  return [0, ...amounts].map((amount) => {
    const y = scales.balanceY(amount);
    const name = amount === 0 ? 'chart-ground' : 'chart-grid';
    return <line key={amount} className={name} x1={0} x2={width} y1={y} y2={y} />;
  });
}

/** At the right, where the balance is low and does not overlap the labels. */
function GridLabels({ amounts, width, scales }: GridProps) {
  return amounts.map((amount) => (
    <text key={amount} className="chart-label chart-end" x={width} y={scales.balanceY(amount) - 5}>
      {formatWholePounds(pence(amount))}
    </text>
  ));
}

/** Paid instalments are drawn solid, upcoming ones pale. */
function Balance({ picture: { balances, bars }, scales }: PartProps) {
  const paid = balances.slice(0, bars.filter(({ isPaid }) => isPaid).length + 1);
  return (
    <g>
      <path className="chart-area" d={balanceArea(balances, scales)} />
      {paid.length > 1 && <path className="chart-area chart-area-paid" d={balanceArea(paid, scales)} />}
      <path className="chart-line chart-to-come" d={balanceLine(balances, scales)} />
      {paid.length > 1 && <path className="chart-line" d={balanceLine(paid, scales)} />}
    </g>
  );
}

function PaymentBar({ bar, scales }: { bar: Bar; scales: ChartScales }) {
  const width = Math.max(1, Math.min(scales.step * 0.7, 18));
  const x = scales.x(bar.place) - width / 2;
  const [capital, interest] = [scales.barHeight(bar.capital), scales.barHeight(bar.interest)];
  return (
    <g className={bar.isPaid ? undefined : 'chart-pale'}>
      <rect className="chart-capital" x={x} width={width} y={BARS.bottom - capital} height={capital} />
      <rect
        className="chart-interest"
        x={x}
        width={width}
        y={BARS.bottom - capital - interest}
        height={interest}
      />
    </g>
  );
}

type BarsLabelProps = { largest: number; picture: Picture; width: number };

/** The label of the bars, on the side where the line of today is not. */
function BarsLabel({ largest, picture: { todayAt, bars }, width }: BarsLabelProps) {
  const isAtEnd = todayAt !== null && todayAt < bars.length / 2;
  return (
    <text
      className={isAtEnd ? 'chart-label chart-end' : 'chart-label'}
      x={isAtEnd ? width : 0}
      y={BARS_LABEL_AT}
    >
      Each payment, up to {formatPounds(pence(largest))}
    </text>
  );
}

function Years({ picture: { years }, width, scales }: PartProps & { width: number }) {
  return years.map(({ place, label }) => {
    const x = scales.x(place);
    const isAtEnd = x > width - 36;
    return (
      <text
        key={label}
        className={`chart-label ${isAtEnd ? 'chart-end' : 'chart-middle'}`}
        x={isAtEnd ? width : x}
        y={YEARS_AT}
      >
        {label}
      </text>
    );
  });
}

function Today({ picture: { todayAt }, width, scales }: PartProps & { width: number }) {
  if (todayAt === null) return null;
  const x = scales.x(todayAt);
  return (
    <g>
      <line className="chart-today" x1={x} x2={x} y1={BALANCE.top - 8} y2={BARS.bottom} />
      <text
        className={`chart-label chart-strong ${x > width / 2 ? 'chart-end' : ''}`}
        x={x > width / 2 ? x + 4 : Math.max(0, x - 4)}
        y={BALANCE.top - 13}
      >
        Today
      </text>
    </g>
  );
}

/** The end of a loan that is paid off; its label is below the line that falls to it. */
function PaidOff({ picture: { balances }, scales }: PartProps) {
  const x = scales.x(balances.length - 1);
  return (
    <g>
      <circle className="chart-dot" cx={x} cy={scales.balanceY(0)} r={6} />
      <text className="chart-label chart-strong chart-end" x={x - 8} y={BARS_LABEL_AT}>
        Paid off
      </text>
    </g>
  );
}

function LookedAt({ picture: { balances }, place, scales }: PartProps & { place: number }) {
  const x = scales.x(place);
  return (
    <g>
      <line className="chart-looked-at" x1={x} x2={x} y1={BALANCE.top} y2={BARS.bottom} />
      <circle className="chart-dot" cx={x} cy={scales.balanceY(balances[place] ?? 0)} r={6} />
    </g>
  );
}
