import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import type { presentSpace } from './present-space.ts';

const HOW_IT_WORKS = 'https://www.gov.uk/options-for-paying-off-your-debts/breathing-space';

/** What a breathing space stops and from when, and who can start one. */
export function AboutSpace({ space }: { space: ReturnType<typeof presentSpace> }) {
  return (
    <>
      <p className="lead">{space.lead}</p>
      <section className="stack gap-3" aria-labelledby="stops-heading">
        <h2 id="stops-heading">{space.stopsHeading}</h2>
        <ul className="list">
          {space.stops.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>{space.starts}</p>
        <p>You still owe what you owed before. You can pay if you want to, but you don’t have to.</p>
      </section>
      {space.isRunning ? <DebtAdvice /> : <WhoStartsOne />}
    </>
  );
}

function WhoStartsOne() {
  return (
    <section className="stack gap-3" aria-labelledby="who-heading">
      <h2 id="who-heading">Who can start one</h2>
      <p>
        In England and Wales, a debt adviser can start a standard one, which lasts 60 days, once every 12
        months.
      </p>
      <p>
        If you’re being treated for a mental health crisis, a mental health professional can confirm it. It
        then lasts as long as the treatment, plus 30 days.
      </p>
      <p>In Scotland, ask for a statutory moratorium.</p>
      <DebtAdvice />
      <p>
        <a href={HOW_IT_WORKS} rel="noreferrer">
          Read about breathing space on GOV.UK
        </a>
      </p>
    </section>
  );
}
