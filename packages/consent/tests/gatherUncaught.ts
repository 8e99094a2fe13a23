/** Takes the errors that would reach the page, until it is stopped. They arrive after a task. */
export function gatherUncaught(): { readonly errors: unknown[]; readonly stop: () => void } {
  const errors: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => errors.push(error));
  return {
    errors,
    stop() {
      process.removeAllListeners('uncaughtException');
      for (const listener of others) process.on('uncaughtException', listener);
    },
  };
}
