import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Assumption, Yours } from '../calculator/Assumption';
import * as styles from '../calculator/Calculator.css';
import { valuesOf } from '../calculator/figure';
import { decimal, euro, percent, quantity, squareMetres, wholeEuro, years } from '../calculator/german';
import { later } from '../calculator/later';
import { Mark } from '../calculator/Mark';
import { NumberEntry } from '../calculator/NumberEntry';
import type { Official } from '../calculator/Reservation';
import { Sheet, type SheetPlace } from '../calculator/Sheet';
import { useCalculator } from '../calculator/useCalculator';
import { Way } from '../calculator/Way';
import {
  AREA,
  COUNT,
  calculateWindows,
  MATERIALS,
  type Material,
  SAVING,
  TOTAL,
  UW,
  type WindowFigures,
  type WindowInputs,
  windowFields,
} from './calculate';

export interface WindowCostProps {
  readonly figures: WindowFigures;
  readonly place: SheetPlace;
  readonly official: Official;
}

const ShareBar = later(() => import('../drawings/ShareBar').then((module) => module.ShareBar));
const WindowScene = later(() => import('../drawings/WindowScene').then((module) => module.WindowScene));
const MaterialChart = later(() => import('./MaterialChart').then((module) => module.MaterialChart));

const NAMES: Record<WindowInputs['basis'], string> = {
  plastic: 'Kunststoff',
  wood: 'Holz',
  woodAlu: 'Holz-Aluminium',
  own: 'Eigene Summe oder Angebot',
};

/** Cost by material, grant by Uw-value and payback of new windows. */
export function WindowCost({ figures, place, official }: WindowCostProps) {
  const numbers = valuesOf(figures);
  const calculator = useCalculator<WindowInputs>(windowFields, {
    count: numbers.exampleCount,
    basis: 'own',
    area: AREA.example,
    total: numbers.exampleTotal,
    uw: numbers.uwLimit,
    saving: null,
  });
  const { values, set } = calculator;
  const prices = { plastic: figures.plastic.range, wood: figures.wood.range, woodAlu: figures.woodAlu.range };
  const result = calculateWindows(values, prices, figures.savingPerWindow.range, numbers);
  const { cost, grant, own, verdict } = result;
  const ours = values.saving === null;
  const byMaterial = values.basis !== 'own';
  const windows = quantity(values.count, 'Fenster');
  const uw = decimal(values.uw, 1, 6);
  const savingText = `${euro(result.saving)} pro Jahr`;
  const payback = years(result.payback, 'Jahren');
  const grantText = verdict === 'unclear' ? 'zu klären' : euro(grant);
  const counted = euro(cost.map((end) => Math.min(end, numbers.grantCap)) as [number, number]);
  const why = {
    eligible: `Zuschuss ${percent(numbers.rate)} von ${counted}, denn mit ${uw} hält jedes Fenster den Grenzwert ein: ${figures.uwLimit.text}. Je Wohneinheit zählen ${figures.grantCap.text}; gerechnet ist eine. Ohne Fahrplan kann die Grenze niedriger sein. Ohne Zuschuss dauert es ${years(result.paybackWithoutGrant)}.`,
    unclear: `Mit ${uw} ist der Zuschuss je nach Programm verschieden: Für ${percent(numbers.rate)} gilt ${figures.uwLimit.text}, an anderer Stelle ${figures.uwElsewhere.text}. Klären Sie das vor dem Antrag. Gerechnet ist ohne Zuschuss.`,
    none: `Kein Zuschuss: Der Uw-\u2060Wert von ${uw} ist zu hoch. Verlangt sind ${figures.uwLimit.text}.`,
  }[verdict];
  const changed = calculator.state !== 'example';
  return (
    <Sheet
      calculator={calculator}
      title="Neue Fenster"
      figures={figures}
      place={place}
      button="Fensterpreise anfragen"
      official={official}
      sentence={`Eigenanteil ${euro(own)}, Zuschuss ${grantText}, eingespart nach ${payback}.`}
      peek={[
        { label: 'Eigenanteil', value: euro(own) },
        { label: 'Eingespart nach', value: payback },
      ]}
      given={[
        {
          label: 'Fenster',
          value: `${quantity(values.count, 'Stück')}${byMaterial ? `, ${squareMetres(values.area)}` : ''}`,
        },
        { label: 'Kosten', value: `${NAMES[values.basis]}, ${euro(cost)}` },
        { label: 'Uw-Wert', value: `${uw}\u00a0W/\u2060(m²K)` },
        { label: 'Ersparnis beim Heizen', value: `${savingText} (${ours ? 'aus unserem Beispiel' : 'Ihre Angabe'})` },
      ]}
      found={[
        { label: 'Eigenanteil', value: euro(own) },
        { label: 'Zuschuss', value: grantText },
        { label: 'Kosten je Fenster', value: wholeEuro(result.perWindow) },
        { label: `Eigenanteil eingespart nach${ours ? '' : ' (Ihre Angabe)'}`, value: payback },
      ]}
      inputs={
        <>
          <NumberEntry
            calculator={calculator}
            name="count"
            label="Zahl der Fenster"
            hint="Balkontüren zählen mit."
            unit="Stück"
            limits={COUNT}
          />
          <RadioGroup
            legend="Womit rechnen wir?"
            name="basis"
            value={values.basis}
            onValueChange={(basis) => set({ basis: basis as WindowInputs['basis'] })}
            options={[...MATERIALS, 'own' as const].map((basis) => ({
              value: basis,
              label: NAMES[basis],
              detail: figures[basis as Material]?.bare,
            }))}
          />
          {byMaterial ? (
            <NumberEntry
              key="area"
              calculator={calculator}
              name="area"
              label="Fläche aller Fenster"
              hint="Breite mal Höhe jeder Maueröffnung, zusammengezählt."
              unit="m²"
              limits={AREA}
            />
          ) : (
            <NumberEntry
              key="total"
              calculator={calculator}
              name="total"
              label="Gesamtkosten mit Einbau"
              hint={`Im Beispiel sind es ${figures.exampleTotal.text} für ${figures.exampleCount.text}\u00a0Fenster.`}
              unit="€"
              limits={TOTAL}
            />
          )}
          <NumberEntry
            calculator={calculator}
            name="uw"
            label="Uw-Wert der neuen Fenster"
            hint="Steht im Angebot, für jedes Fenster einzeln."
            unit="W/(m²K)"
            limits={UW}
          />
          <Assumption
            calculator={calculator}
            name="saving"
            title="Ersparnis beim Heizen"
            text={savingText}
            preset={null}
            figure={figures.savingPerWindow}
            label="Ihre Ersparnis im Jahr"
            hint="Wie viel Sie sparen, hängt davon ab, wie schlecht die alten Fenster sind."
            unit="€"
            limits={SAVING}
          />
        </>
      }
      result={
        <>
          <ShareBar changed={changed} grant={grant} cost={cost} />
          <p className={styles.why}>
            {!byMaterial &&
              values.count !== numbers.exampleCount &&
              values.total === numbers.exampleTotal &&
              'Kosten noch aus unserem Beispiel. '}
            {why}
          </p>
          <WindowScene />
        </>
      }
      below={
        <>
          <Way
            caption="So gerechnet"
            lines={[
              ...(byMaterial
                ? [
                    {
                      label: 'Gesamtkosten',
                      formula: (
                        <>
                          {squareMetres(values.area)} × {figures[values.basis].bare}
                          <Mark figure={figures[values.basis]} />
                        </>
                      ),
                      result: euro(cost),
                    },
                  ]
                : []),
              { label: 'Je Fenster', formula: `${euro(cost)} ÷ ${windows}`, result: wholeEuro(result.perWindow) },
              {
                label: 'Zuschuss',
                formula:
                  verdict === 'eligible' ? (
                    <>
                      {counted}
                      {cost[1] > numbers.grantCap && <Mark figure={figures.grantCap} />} × {percent(numbers.rate)}
                      <Mark figure={figures.rate} />
                    </>
                  ) : (
                    <>
                      Uw-Wert {uw}, Grenze {figures.uwLimit.bare}
                      <Mark figure={figures.uwLimit} />
                    </>
                  ),
                result: grantText,
              },
              { label: 'Eigenanteil', formula: `${euro(cost)} − ${euro(grant)}`, result: euro(own) },
              {
                label: 'Ersparnis im Jahr',
                formula: ours ? (
                  <>
                    {windows} × {figures.savingPerWindow.bare}
                    <Mark figure={figures.savingPerWindow} />
                  </>
                ) : (
                  <Yours />
                ),
                result: euro(result.saving),
              },
              { label: 'Eingespart nach', formula: `${euro(own)} ÷ ${euro(result.saving)}`, result: payback },
            ]}
          />
          <MaterialChart changed={changed} area={values.area} prices={prices} names={NAMES} chosen={values.basis} />
        </>
      }
    />
  );
}
