import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Actions } from '../calculator/Actions';
import { Announcement } from '../calculator/Announcement';
import { euro, percent, type Span, squareMetres, wholeEuro } from '../calculator/german';
import { later } from '../calculator/later';
import { STAMPS } from '../calculator/Sheet';
import { summaryText } from '../calculator/summary';
import { useCalculator } from '../calculator/useCalculator';
import { usePrintFacts } from '../calculator/usePrintFacts';
import {
  calculatePlan,
  EXAMPLE_FIELDS,
  type Measure,
  type PlanInputs,
  type PlanNumbers,
  type Pump,
  planFields,
} from './calculate';
import * as styles from './HousePlan.css';
import './Paper.css';
import { usePage } from './usePage';

export interface HousePlanProps {
  readonly numbers: PlanNumbers;
  /** The example house. */
  readonly inputs: PlanInputs;
  /** By letter, as the rows of the plan stand in the page. */
  readonly titles: Readonly<Record<Measure, string>>;
  readonly pumps: Readonly<Record<Pump, string>>;
  /** Words that travel in the markup of the page and not in the code of the tool. */
  readonly words: Readonly<
    Record<
      | 'title'
      | 'sum'
      | 'without'
      | 'less'
      | 'grant'
      | 'most'
      | 'if'
      | 'unpriced'
      | 'tenant'
      | 'offer'
      | 'small'
      | 'none'
      | 'change',
      string
    >
  >;
}

/** What a plan takes from the house; all else are its parts. */
const HOUSE = ['wall', 'glass', 'free', 'pump', 'bill', 'who'] as const;

const PlanFields = later(() => import('./PlanFields').then((module) => module.PlanFields));

const percents = ([low, high]: Span) => (low === high ? percent(low) : `${low}\u2060–\u2060${percent(high)}`);

/**
 * Counts with the visitor's own numbers what the boxes of the planner have chosen. Words and lines of the plan stand in
 * the page (page/templates/Home/HousePlanner.tsx) and show the example without it; it writes into their places.
 */
export function HousePlan({ numbers, inputs, titles, pumps, words }: HousePlanProps) {
  const calculator = useCalculator<PlanInputs>(planFields, inputs);
  const { values, state, address } = calculator;
  // Parts that a visitor has chosen make no house of the visitor's own.
  const isExample = state === 'own' && HOUSE.every((name) => values[name] === inputs[name]);
  const stamp = isExample ? 'Beispielhaus' : STAMPS[state];
  const area = usePage(calculator);
  const printed = usePrintFacts<HTMLSpanElement>(address);
  const [open, setOpen] = useState(false);

  const { measures, cost, without, saving, saved, grant, size } = calculatePlan(values, numbers);
  const priced = measures.map(({ name, cost: price }) => ({
    name,
    label: titles[name],
    value: price ? euro(price) : words.offer,
  }));
  const total = cost ? euro(cost) : words.offer;
  const missing = Object.entries(titles).flatMap(([name, title]) => (without.includes(name as Measure) ? title : []));
  const left = missing.length > 0 ? `${words.without} ${missing.join(', ')}` : '';
  // Never a sum alone where it leaves something out: the saving counts that, too.
  const all = left ? `${total} (${left})` : total;
  const less = saving ? percents(saving) : '';
  const most = grant ? `${words.most} ${euro(grant)}${words.if}` : '';
  const given = values.who === 'tenant' ? words.tenant : most && left ? `${most} ${words.unpriced}` : most;
  const free = squareMetres(values.free);

  useEffect(() => {
    const slots: Readonly<Record<string, string>> = {
      state: stamp,
      sum: total,
      total,
      without: left,
      saving: less,
      saved: saved && values.bill ? `Von ${euro(values.bill)} im Jahr (Ihre Angabe): ${wholeEuro(saved)} weniger.` : '',
      grant: given,
      wall: squareMetres(values.wall),
      inside: squareMetres(values.wall),
      glass: squareMetres(values.glass),
      pump: pumps[values.pump],
      solar: size ? `${numbers.sizes[size].peak} auf ${free}` : `${words.small} ${free}`,
      ...Object.fromEntries(priced.map(({ name, value }) => [`cost-${name}`, value])),
    };
    for (const [name, text] of Object.entries(slots))
      area?.querySelector(`[data-slot="${name}"]`)?.replaceChildren(text);
    if (area) Object.assign(area.dataset, { pump: values.pump, size });
    for (const name of EXAMPLE_FIELDS)
      for (const origin of area?.querySelectorAll<HTMLElement>(`[data-mark="${name}"]`) ?? [])
        origin.hidden = values[name] !== inputs[name];
  });

  /** What nobody could use without scripts. */
  const into = (name: string, children: ReactNode) => {
    const slot = area?.querySelector(`[data-slot="${name}"]`);
    return slot && createPortal(children, slot);
  };
  return (
    <>
      {into(
        'inputs',
        <details onToggle={() => setOpen(true)}>
          <summary>{words.change}</summary>
          <div className={styles.fields}>{open && <PlanFields calculator={calculator} pumps={pumps} />}</div>
        </details>,
      )}
      {into(
        'actions',
        <Actions
          stamp={stamp}
          address={address}
          summary={() =>
            summaryText(
              words.title,
              isExample ? 'example' : state,
              priced,
              [
                { label: words.sum, value: all },
                { label: words.less, value: less },
                { label: words.grant, value: given },
              ].filter(({ value }) => value),
              address(),
            )
          }
        />,
      )}
      {into('printed', <span ref={printed} />)}
      <Announcement
        calculator={calculator}
        sentence={measures.length === 0 ? words.none : `Ihr Plan: ${all}${less && `, ${less} weniger Heizkosten`}.`}
      />
    </>
  );
}
