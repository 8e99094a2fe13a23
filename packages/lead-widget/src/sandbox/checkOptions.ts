import { SANDBOX_BEHAVIOURS, SANDBOX_FAULTS } from './options';

const FIELDS = ['behaviour', 'fault', 'delayMs', 'frameless', 'links', 'query', 'path', 'emit'];

const oneOf = (words: readonly string[]) => ({
  isRight: (value: unknown) => words.includes(value as string),
  remedy: `Use one of: ${words.map((word) => `"${word}"`).join(', ')}.`,
});

const CHECKS = {
  behaviour: oneOf(SANDBOX_BEHAVIOURS),
  fault: oneOf(SANDBOX_FAULTS),
  delayMs: { isRight: (value: unknown) => Number(value) === value, remedy: 'Write a number of milliseconds.' },
  path: {
    isRight: (value: unknown) => typeof value === 'string' && value.startsWith('/'),
    remedy: 'Write a path that begins with /, e.g. "/js/hub.js".',
  },
};

/**
 * Names what the sandbox does not know where plain JavaScript, as in most configurations of Vite, says it: the form would
 * come as if nothing had been asked for.
 *
 * @throws If a field or its value is unknown; the message names field, value and remedy.
 */
export function checkOptions(options: object): void {
  for (const [field, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const { isRight, remedy } = CHECKS[field as keyof typeof CHECKS] ?? {
      isRight: () => FIELDS.includes(field),
      remedy: `There is no such field. Use: ${FIELDS.join(', ')}.`,
    };
    if (!isRight(value)) {
      throw new Error(`lead-widget: sandbox, field "${field}" is ${JSON.stringify(value)}. ${remedy}`);
    }
  }
}
