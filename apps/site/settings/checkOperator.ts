import { operatorConfig } from './operator';
import { isExampleValue, type OperatorConfig, type OperatorData, type OperatorKey } from './operatorData';
import { madeUpValues, type OperatorProblem, wrongFields } from './operatorRules';

/** What a build is for: `production` refuses example values. */
export type SiteStage = 'development' | 'production';

/**
 * Reads the environment variable `SITE_STAGE`.
 *
 * @param value Its content; undefined and empty mean `development`.
 * @throws If it names no stage, so that a typing error cannot publish example values.
 */
export function siteStage(value: string | undefined): SiteStage {
  if (value === undefined || value === '' || value === 'development') return 'development';
  if (value === 'production') return 'production';
  throw new Error(
    `operator: SITE_STAGE is “${value}”. The build cannot tell whether example values are allowed. Set it to “production” or leave it out.`,
  );
}

/**
 * The values without their marks, as the pages read them.
 * @throws If the file holds none.
 */
export function operatorData(config: OperatorConfig | null = operatorConfig): OperatorData {
  if (typeof config !== 'object' || config === null) {
    throw new Error(
      'operator: settings/operator.ts exports no object “operatorConfig”, so nobody would run the site. Nothing was built. Write “export const operatorConfig: OperatorConfig = { … }” with every field of settings/operatorData.ts.',
    );
  }
  const entries = Object.entries(config).map(([key, value]) => [key, isExampleValue(value) ? value.value : value]);
  return Object.fromEntries(entries) as OperatorData;
}

/** Names of the fields that still hold an example value, in the order of the configuration. */
export function listExamples(config: OperatorConfig = operatorConfig): readonly OperatorKey[] {
  return operatorKeys(config).filter((key) => isExampleValue(config[key]));
}

/** Every value that cannot be right, whatever the stage. Real values may not be those of an example. */
export function operatorProblems(
  config: OperatorConfig = operatorConfig,
  today: Date = new Date(),
): readonly OperatorProblem[] {
  return [
    ...wrongFields(operatorData(config), today),
    ...operatorKeys(config).flatMap((key) => (isExampleValue(config[key]) ? [] : madeUpValues(config[key], key))),
  ];
}

/**
 * Stops a build that must not be published (D-OPERATOR). Call it once at the start of the build.
 *
 * @param stage `production` refuses every example value; `development` only values that cannot be right.
 * @param today Bounds the day of the accessibility review; defaults to now.
 * @throws One error that lists every field, its value and the remedy.
 * @example checkOperator(siteStage(process.env.SITE_STAGE));
 */
export function checkOperator(
  stage: SiteStage,
  config: OperatorConfig = operatorConfig,
  today: Date = new Date(),
): void {
  const problems = operatorProblems(config, today).map(
    ({ field, value, remedy }) => `  ${field}: ${JSON.stringify(value)}. ${remedy}`,
  );
  const data = operatorData(config);
  const examples =
    stage === 'production'
      ? listExamples(config).map((key) => `  ${key}: ${JSON.stringify(data[key])} is an example value.`)
      : [];
  if (problems.length + examples.length === 0) return;
  throw new Error(
    [
      ...(problems.length > 0
        ? [
            'operator: Some values in settings/operator.ts cannot be right. Nothing was built. Correct them:',
            ...problems,
          ]
        : []),
      ...(examples.length > 0
        ? [
            'operator: settings/operator.ts still holds example values. They must not reach production, so nothing was built. Enter the real values without example(…):',
            ...examples,
          ]
        : []),
    ].join('\n'),
  );
}

function operatorKeys(config: OperatorConfig): readonly OperatorKey[] {
  return Object.keys(config) as OperatorKey[];
}
