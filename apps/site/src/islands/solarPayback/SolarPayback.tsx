import { Assumption, Yours } from '../calculator/Assumption';
import * as styles from '../calculator/Calculator.css';
import { valuesOf } from '../calculator/figure';
import { euro, quantity, wholeEuro, years } from '../calculator/german';
import { later } from '../calculator/later';
import { Mark } from '../calculator/Mark';
import { NumberEntry } from '../calculator/NumberEntry';
import { Sheet, type SheetPlace } from '../calculator/Sheet';
import { useCalculator } from '../calculator/useCalculator';
import { Way } from '../calculator/Way';
import {
  BENEFIT,
  calculateSolarPayback,
  PEAK,
  PRICE,
  type SolarPaybackFigures,
  type SolarPaybackInputs,
  solarPaybackFields,
} from './calculate';

export interface SolarPaybackProps {
  readonly figures: SolarPaybackFigures;
  readonly place: SheetPlace;
}

const SpanBar = later(() => import('../drawings/SpanBar').then((module) => module.SpanBar));

const KILOWATT_PEAK = 'kWp';

/** What a photovoltaic system must bring in, and when it has paid for itself. */
export function SolarPayback({ figures, place }: SolarPaybackProps) {
  const numbers = valuesOf(figures);
  const calculator = useCalculator<SolarPaybackInputs>(solarPaybackFields, {
    peak: numbers.exampleSize,
    price: numbers.examplePrice,
    benefit: null,
  });
  const { values } = calculator;
  const { usualPayback: usual, pricePerPeak } = figures;
  const result = calculateSolarPayback(values, { years: usual.range, perPeak: pricePerPeak.range });
  const peak = quantity(values.peak, KILOWATT_PEAK);
  const price = euro(values.price);
  const needed = `${wholeEuro(result.needed)} im\u00a0Jahr`;
  const perPeak = `${wholeEuro(result.perPeak)}/\u2060${KILOWATT_PEAK}`;
  // The ends of the usual range are written as the page writes them.
  const written = values.benefit === null ? usual.bare : years(result.payback);
  const paid = written.replace('Jahre', 'Jahren');
  // Where nobody has said what the system brings in, the usual years are no result of these numbers.
  const after = values.benefit === null ? 'Üblicherweise bezahlt nach' : 'Bezahlt nach';
  const verdict = result.paybackPlace
    ? `${written} ${{ below: 'sind weniger als die', within: 'liegen innerhalb der', above: 'sind mehr als die' }[result.paybackPlace]} üblichen ${usual.bare}.`
    : `So viel muss die Anlage einbringen, damit sie nach ${paid} bezahlt ist.`;
  const perPeakWords = { below: 'unter der', within: 'in der', above: 'über der' }[result.perPeakPlace];
  return (
    <Sheet
      calculator={calculator}
      title="Amortisation der Solaranlage"
      figures={figures}
      place={place}
      button="Preis für mein Dach anfragen"
      sentence={`${after} ${paid}, nötiger Vorteil ${needed}, Preis ${perPeak}.`}
      peek={[
        { label: after, value: paid },
        { label: 'Nötiger Vorteil', value: needed },
      ]}
      given={[
        { label: 'Leistung', value: peak },
        { label: 'Kaufpreis ohne Speicher', value: price },
        {
          label: 'Vorteil im Jahr',
          value: values.benefit === null ? 'noch offen' : `${euro(values.benefit)} (Ihre Angabe)`,
        },
      ]}
      found={[
        { label: `${after}${values.benefit === null ? '' : ' (Ihre Angabe)'}`, value: paid },
        { label: 'Nötiger Vorteil', value: needed },
        { label: 'Preis je Kilowatt Peak', value: perPeak },
      ]}
      inputs={
        <>
          <NumberEntry calculator={calculator} name="peak" label="Leistung der Module" unit="kWp" limits={PEAK} />
          <NumberEntry
            calculator={calculator}
            name="price"
            label="Kaufpreis"
            hint="Ohne Speicher, mit Gerüst und Anmeldung."
            unit="€"
            limits={PRICE}
          />
          <Assumption
            calculator={calculator}
            name="benefit"
            title="Vorteil im Jahr"
            text={values.benefit === null ? wholeEuro(result.needed) : euro(values.benefit)}
            preset={null}
            figure={usual}
            label="Ihr Vorteil im Jahr"
            hint="Gesparter Strom und Vergütung, abzüglich Wartung und Versicherung."
            unit="€"
            limits={BENEFIT}
          />
        </>
      }
      result={
        <>
          <p className={styles.why}>
            {verdict}{' '}
            {values.peak !== numbers.exampleSize &&
              values.price === numbers.examplePrice &&
              'Der Kaufpreis ist noch aus unserem Beispiel. '}
            {perPeak} liegen {perPeakWords} üblichen Spanne von {pricePerPeak.bare}. Der Rahmen im Bild zeigt die
            übliche Dauer.
          </p>
          <SpanBar changed={calculator.state !== 'example'} of={result.payback} within={usual.range} />
        </>
      }
      below={
        <Way
          caption="So gerechnet"
          lines={[
            {
              label: 'Preis je kWp',
              formula: (
                <>
                  {price} ÷ {peak}
                  <Mark figure={pricePerPeak} />
                </>
              ),
              result: perPeak,
            },
            ...usual.range.map((year) => ({
              label: `Nötig für ${quantity(year, 'Jahre')}`,
              formula: (
                <>
                  {price} ÷ {quantity(year, 'Jahre')}
                  <Mark figure={usual} />
                </>
              ),
              result: `${wholeEuro(values.price / year)} im\u00a0Jahr`,
            })),
            ...(values.benefit === null
              ? []
              : [
                  {
                    label: 'Bezahlt nach',
                    formula: (
                      <>
                        {price} ÷ {euro(values.benefit)}
                        <Yours />
                      </>
                    ),
                    result: paid,
                  },
                ]),
          ]}
        />
      }
    />
  );
}
