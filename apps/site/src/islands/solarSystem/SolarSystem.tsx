import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Assumption, Yours } from '../calculator/Assumption';
import * as styles from '../calculator/Calculator.css';
import { valuesOf } from '../calculator/figure';
import { euro, quantity, squareMetres, years } from '../calculator/german';
import { later } from '../calculator/later';
import { Mark } from '../calculator/Mark';
import { NumberEntry } from '../calculator/NumberEntry';
import { Sheet, type SheetPlace } from '../calculator/Sheet';
import { useCalculator } from '../calculator/useCalculator';
import { Way } from '../calculator/Way';
import { BENEFIT, calculateSolar, ROOF, type SolarFigures, type SolarInputs, solarFields } from './calculate';
import { SIZES, type Size } from './fit';

export interface SolarSystemProps {
  readonly figures: SolarFigures;
  readonly place: SheetPlace;
}

const SpanBar = later(() => import('../drawings/SpanBar').then((module) => module.SpanBar));

/** Which size fits the roof, what it costs, and when it has paid for itself. */
export function SolarSystem({ figures, place }: SolarSystemProps) {
  const numbers = valuesOf(figures);
  const calculator = useCalculator<SolarInputs>(solarFields, {
    roof: numbers.exampleArea,
    size: 'auto',
    benefit: null,
  });
  const { values, set } = calculator;
  const sizeOf = (size: Size) => ({
    peak: numbers[size],
    price: figures[`${size}Price`].range,
    area: figures[`${size}Area`].range,
  });
  const result = calculateSolar(
    values,
    { small: sizeOf('small'), medium: sizeOf('medium'), large: sizeOf('large') },
    numbers,
  );
  const { chosen, suggested, fits, price, payback } = result;
  const ours = values.benefit === null;
  const whose = ours ? 'angenommen' : 'Ihre Angabe';
  const usual = figures.usualPayback;
  const roof = squareMetres(values.roof);
  const size = chosen ? figures[chosen].bare : 'keine der drei Größen';
  const tight = chosen && fits[chosen] === 'tight';
  const fitting = tight ? `${size} (knapp)` : size;
  const area = chosen ? figures[`${chosen}Area`] : undefined;
  const cost = price && euro(price);
  const power = quantity(result.yearly, 'kWh');
  const benefit = euro(result.benefit);
  const paid = payback && years(payback, 'Jahren');
  const found = [
    { label: 'Passt auf Ihr Dach', value: fitting },
    ...(cost && paid
      ? [
          { label: 'Kosten', value: cost },
          { label: 'Ertrag im Jahr', value: power },
          { label: `Bezahlt nach (${whose})`, value: paid },
        ]
      : [{ label: 'Die kleinste braucht', value: figures.smallArea.bare }]),
  ];
  return (
    <Sheet
      calculator={calculator}
      title="Photovoltaik auf Ihrem Dach"
      figures={figures}
      place={place}
      button="Anlage planen lassen"
      sentence={
        chosen
          ? `Auf ${roof} passen ${fitting}, Kosten ${cost}, bezahlt nach ${paid} (${whose}).`
          : `Auf ${roof} passt ${size}; mit wenig Platz kommt eine Balkon-Solaranlage aus.`
      }
      peek={found.slice(0, 2)}
      given={[
        { label: 'Freie Dachfläche', value: roof },
        ...(chosen ? [{ label: 'Größe', value: `${size}${chosen === suggested ? ' (Vorschlag)' : ''}` }] : []),
        ...(chosen || !ours ? [{ label: 'Vorteil im Jahr', value: `${benefit} (${whose})` }] : []),
      ]}
      found={found}
      inputs={
        <>
          <NumberEntry
            calculator={calculator}
            name="roof"
            label="Freie Dachfläche"
            hint="Ohne Fenster, Kamin und Abstand zum Rand."
            unit="m²"
            limits={ROOF}
          />
          <RadioGroup
            legend="Größe der Anlage"
            name="size"
            value={chosen}
            onValueChange={(next) => set({ size: next as Size })}
            options={SIZES.map((one) => {
              const needs = `braucht ${figures[`${one}Area`].bare}`;
              const words = { fits: 'passt', tight: `knapp, ${needs}`, none: `zu groß, ${needs}` }[fits[one]];
              return {
                value: one,
                label: figures[one].bare,
                detail: figures[`${one}Price`].bare,
                description: `${words}${one === suggested ? '; unser Vorschlag' : ''}`,
                disabled: fits[one] === 'none',
              };
            })}
          />
          <Assumption
            calculator={calculator}
            name="benefit"
            title="Vorteil im Jahr"
            text={chosen || !ours ? benefit : 'hängt von der Größe ab'}
            preset={null}
            figure={chosen ? figures.paybackShort : undefined}
            label="Ihr Vorteil im Jahr"
            hint="Gesparter Strom und Vergütung, abzüglich Wartung und Versicherung."
            unit="€"
            limits={BENEFIT}
          />
        </>
      }
      result={
        chosen && price && payback && area ? (
          <>
            <p className={styles.why}>
              {size} brauchen {area.bare} Dach. {tight && 'Das wird knapp: Lassen Sie nachmessen. '}
              {ours &&
                `${benefit} im Jahr sind nötig, damit der untere Preis nach ${quantity(numbers.paybackShort, 'Jahren')} bezahlt ist. `}
              Üblich sind {usual.bare}, im Bild der Rahmen.
            </p>
            <SpanBar changed={calculator.state !== 'example'} of={payback} within={usual.range} />
          </>
        ) : (
          <p className={styles.why}>
            Für {roof} ist auch die kleinste Anlage zu groß; sie braucht {figures.smallArea.bare}. Eine{' '}
            <a href="/balkon-solaranlage">Balkon-Solaranlage</a> kommt mit wenig Platz aus.
          </p>
        )
      }
      below={
        <>
          {chosen && (
            <Way
              caption="So gerechnet"
              lines={[
                {
                  label: 'Dachfläche',
                  formula: (
                    <>
                      {roof} für {area?.bare}
                      {area && <Mark figure={area} />}
                    </>
                  ),
                  result: fits[chosen] === 'fits' ? 'passt' : 'knapp',
                },
                {
                  label: 'Ertrag im Jahr',
                  formula: (
                    <>
                      {size} × {quantity(numbers.yieldPerPeak, 'kWh')}
                      <Mark figure={figures.yieldPerPeak} />
                    </>
                  ),
                  result: power,
                },
                {
                  label: 'Vorteil im Jahr',
                  formula: ours ? (
                    <>
                      {euro(price?.[0] ?? 0)} ÷ {figures.paybackShort.bare}
                      <Mark figure={figures.paybackShort} />
                    </>
                  ) : (
                    <Yours />
                  ),
                  result: benefit,
                },
                {
                  label: 'Bezahlt nach',
                  formula: (
                    <>
                      {cost} ÷ {benefit}
                      <Mark figure={figures[`${chosen}Price`]} />
                    </>
                  ),
                  result: paid,
                },
              ]}
            />
          )}
          <Way
            caption="Welche Größe wie viel Dach braucht"
            sign=""
            lines={SIZES.map((one) => ({
              label: figures[one].bare,
              formula: figures[`${one}Area`].bare,
              result: { fits: 'passt', tight: 'knapp', none: 'passt nicht' }[fits[one]],
            }))}
          />
        </>
      }
    />
  );
}
