import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Assumption, Yours } from '../calculator/Assumption';
import * as styles from '../calculator/Calculator.css';
import { valuesOf } from '../calculator/figure';
import { cents, decimal, euro, percent, squareMetres, years } from '../calculator/german';
import { later } from '../calculator/later';
import { Mark } from '../calculator/Mark';
import { NumberEntry } from '../calculator/NumberEntry';
import type { Official } from '../calculator/Reservation';
import { Sheet, type SheetPlace } from '../calculator/Sheet';
import { useCalculator } from '../calculator/useCalculator';
import { Way } from '../calculator/Way';
import {
  AREA,
  calculateFacade,
  type FacadeFigures,
  type FacadeInputs,
  facadeFields,
  SAVING,
  SYSTEMS,
  type System,
  THICKNESSES,
  type Thickness,
  TOTAL,
} from './calculate';

export interface FacadeInsulationProps {
  readonly figures: FacadeFigures;
  readonly place: SheetPlace;
  readonly official: Official;
}

const ShareBar = later(() => import('../drawings/ShareBar').then((module) => module.ShareBar));
const WoolTile = later(() => import('./WoolTile').then((module) => module.WoolTile), 'span');
const WallSection = later(() => import('./WallSection').then((module) => module.WallSection));
const FacadeCharts = later(() => import('./FacadeCharts').then((module) => module.FacadeCharts));

/** Where the figure has another name, or one that is too long for a phone. */
const NAMES: Partial<Record<System, string>> = {
  composite: 'Verbundsystem (WDVS)',
  own: 'Eigene Summe oder Angebot',
};

/** Cost, grant, own share and payback of a façade, and which thickness becomes eligible. */
export function FacadeInsulation({ figures, place, official }: FacadeInsulationProps) {
  const numbers = valuesOf(figures);
  const calculator = useCalculator<FacadeInputs>(facadeFields, {
    area: numbers.exampleArea,
    system: 'own',
    total: numbers.exampleTotal,
    thickness: '16',
    plan: true,
    saving: numbers.saving,
  });
  const { values, set } = calculator;
  const result = calculateFacade(values, figures, numbers);
  const { cost, grant, own, payback } = result;
  const counted = euro(cost.map((end) => Math.min(end, numbers.grantCap)) as [number, number]);
  const nameOf = (system: System) => NAMES[system] ?? figures[system as Exclude<System, 'own'>].label;
  const savingOf = (system: string) => figures[system === 'interior' ? 'insideSaving' : 'saving'];
  const ours = savingOf(values.system);
  const [preset] = ours.range;
  const ownSaving = values.saving !== preset;
  const uText = decimal(result.uValue, 2);
  const limit = decimal(numbers.uLimit, 2);
  const paybackText = years(payback, 'Jahren');
  const reaching = THICKNESSES.find((thickness) => numbers[`u${thickness}`] <= numbers.uLimit) as Thickness;
  const given = [
    { label: 'Wandfläche', value: squareMetres(values.area) },
    { label: 'Kosten', value: `${nameOf(values.system)}, ${euro(cost)}` },
    { label: 'Dicke der Dämmung', value: `${values.thickness}\u00a0cm, U-Wert ${uText}` },
    { label: 'Sanierungsfahrplan (iSFP)', value: values.plan ? 'vorhanden' : 'keiner' },
    {
      label: 'Ersparnis je m² und Jahr',
      value: `${cents(values.saving)}${ownSaving ? ' (Ihre Angabe)' : ' (aus unserem Beispiel)'}`,
    },
  ];
  const found = [
    { label: 'Eigenanteil', value: euro(own) },
    { label: 'Zuschuss', value: euro(grant) },
    {
      label: `Ersparnis beim Heizen${ownSaving ? ' (Ihre Angabe)' : ''}`,
      value: `${euro(result.saving)} pro Jahr`,
    },
    { label: 'Eigenanteil eingespart nach', value: paybackText },
  ];
  const changed = calculator.state !== 'example';
  return (
    <Sheet
      calculator={calculator}
      title="Dämmung der Fassade"
      figures={figures}
      place={place}
      button="Angebote anfordern"
      official={official}
      sentence={`Eigenanteil ${euro(own)}, Zuschuss ${euro(grant)}, eingespart nach ${paybackText}.`}
      peek={[
        { label: 'Eigenanteil', value: euro(own) },
        { label: 'Eingespart nach', value: paybackText },
      ]}
      given={given}
      found={found}
      inputs={
        <>
          <NumberEntry
            calculator={calculator}
            name="area"
            label="Wandfläche"
            hint="Länge mal Höhe aller Wände, große Fenster abgezogen."
            unit="m²"
            limits={AREA}
          />
          <RadioGroup
            legend="Womit rechnen wir?"
            name="system"
            value={values.system}
            onValueChange={(system) =>
              set({
                system: system as System,
                saving: ownSaving ? values.saving : savingOf(system).range[0],
              })
            }
            options={SYSTEMS.map((system) => ({
              value: system,
              label: nameOf(system),
              detail: figures[system as Exclude<System, 'own'>]?.bare,
            }))}
          />
          {values.system === 'own' && (
            <NumberEntry
              calculator={calculator}
              name="total"
              label="Gesamtkosten"
              hint={`Im Beispiel sind es ${figures.exampleTotal.text} für ${figures.exampleArea.text}.`}
              unit="€"
              limits={TOTAL}
            />
          )}
          <RadioGroup
            legend="Dicke der Dämmung"
            name="thickness"
            layout="tiles"
            value={values.thickness}
            onValueChange={(thickness) => set({ thickness: thickness as Thickness })}
            options={THICKNESSES.map((thickness) => {
              const u = numbers[`u${thickness}`];
              return {
                value: thickness,
                label: `${thickness}\u00a0cm`,
                picture: <WoolTile thickness={thickness} />,
                detail: `U-Wert ${decimal(u, 2)}`,
                description: u <= numbers.uLimit ? 'förder\u00adfähig' : 'zu dünn für den Zuschuss',
              };
            })}
          />
          <RadioGroup
            legend="Sanierungsfahrplan (iSFP) vorhanden?"
            name="plan"
            layout="row"
            value={values.plan ? '1' : '0'}
            onValueChange={(plan) => set({ plan: plan === '1' })}
            options={[
              { value: '1', label: 'Ja', description: `${percent(numbers.withPlan)} Zuschuss` },
              { value: '0', label: 'Nein', description: `${percent(numbers.withoutPlan)} Zuschuss` },
            ]}
          />
          <Assumption
            calculator={calculator}
            name="saving"
            title="Ersparnis je m² und Jahr"
            text={cents(values.saving)}
            preset={preset}
            figure={ours}
            label="Ihre Ersparnis je m² und Jahr"
            unit="€"
            limits={SAVING}
          />
        </>
      }
      result={
        <>
          <ShareBar changed={changed} grant={grant} cost={cost} />
          <p className={styles.why}>
            {values.area !== numbers.exampleArea &&
              cost[0] === numbers.exampleTotal &&
              'Kosten noch aus unserem Beispiel. '}
            {result.eligible
              ? `Zuschuss ${percent(result.rate)} von ${counted}. Mit ${values.thickness}\u00a0cm liegt die Wand bei ${uText}; verlangt sind höchstens ${limit}. Je Wohneinheit zählen ${figures.grantCap.text}; gerechnet ist eine.${values.plan ? '' : ' Ohne Fahrplan kann die Grenze niedriger sein.'}`
              : `Kein Zuschuss: ${values.thickness}\u00a0cm erreichen ${uText}, verlangt sind höchstens ${limit}. ${reaching}\u00a0cm erreichen ${decimal(numbers[`u${reaching}`], 2)}.`}
            {values.system === 'interior' && ' Innen kann ein anderer Wert gelten: siehe Merkblatt.'}
          </p>
          {values.system !== 'interior' && (
            <WallSection changed={changed} thickness={values.thickness} uValues={numbers} figures={figures} />
          )}
        </>
      }
      below={
        <>
          <Way
            caption="So gerechnet"
            lines={[
              ...(values.system === 'own'
                ? []
                : [
                    {
                      label: 'Gesamtkosten',
                      formula: (
                        <>
                          {squareMetres(values.area)} × {figures[values.system].bare}
                          <Mark figure={figures[values.system]} />
                        </>
                      ),
                      result: euro(cost),
                    },
                  ]),
              {
                label: 'Zuschuss',
                formula: result.eligible ? (
                  <>
                    {counted}
                    {cost[1] > numbers.grantCap && <Mark figure={figures.grantCap} />} × {percent(result.rate)}
                    <Mark figure={values.plan ? figures.withPlan : figures.withoutPlan} />
                  </>
                ) : (
                  <>
                    U-Wert {uText} über der Grenze {limit}
                    <Mark figure={figures.uLimit} />
                  </>
                ),
                result: euro(grant),
              },
              { label: 'Eigenanteil', formula: `${euro(cost)} − ${euro(grant)}`, result: euro(own) },
              {
                label: 'Ersparnis im Jahr',
                formula: (
                  <>
                    {squareMetres(values.area)} × {cents(values.saving)}
                    {ownSaving ? <Yours /> : <Mark figure={ours} />}
                  </>
                ),
                result: euro(result.saving),
              },
              {
                label: 'Eingespart nach',
                formula: `${euro(own)} ÷ ${euro(result.saving)}`,
                result: paybackText,
              },
            ]}
          />
          <FacadeCharts
            changed={changed}
            thickness={values.thickness}
            uValues={numbers}
            figures={figures}
            share={own}
            saving={result.saving}
            payback={payback}
          />
        </>
      }
    />
  );
}
