import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { airWaterPrice, waterWaterPriceCostPage } from '../../../figures/heatPumps';
import { facadeByType, roofByType } from '../../../figures/savings';
import { Chart } from './Chart';
import { marked } from './Chart.css';

const rowsOf = (html: string) => html.split('<tbody')[1]?.split('</tr>').slice(0, 2);

describe('a value that another page names differently (D-FIGURES)', () => {
  it.each([
    ['range', airWaterPrice, waterWaterPriceCostPage],
    ['bar', facadeByType, roofByType],
    ['stack', facadeByType, roofByType],
  ] as const)('has its mark in a %s chart, and no other has one', (chart, plain, other) => {
    const items = [
      { label: 'Erstes', figure: plain },
      { label: 'Zweites', figure: other },
    ];
    const html = renderToStaticMarkup(
      <Chart chart={{ type: 'chart', chart, heading: 'Vergleich', caption: 'Werte', of: 'Bauart', items }} />,
    );
    expect(rowsOf(html)?.map((row) => row.includes('aria-label="Andere Angabe auf einer anderen Seite'))).toEqual([
      false,
      true,
    ]);
  });

  it('gives values a line of their own on narrow screens where one has a mark', () => {
    const drawn = (figure: typeof airWaterPrice) =>
      renderToStaticMarkup(
        <Chart
          chart={{
            type: 'chart',
            chart: 'range',
            heading: 'Kosten',
            caption: 'Kosten',
            of: 'Bauart',
            items: [{ label: 'Bauart', figure }],
          }}
        />,
      ).includes(marked);
    expect([airWaterPrice, waterWaterPriceCostPage].map(drawn)).toEqual([false, true]);
  });
});
