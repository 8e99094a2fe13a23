/**
 * Whether the tools that this project builds on run on a Node. They leave out 21, 23 and the first versions of 22, where
 * some of them end with a stack.
 * @param {string} version such as “22.13.0”
 */
export function runsOn(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
}

/**
 * Stops with a plain sentence when Node is too old. Called before anything that needs the newer syntax.
 */
export function requireNode() {
  const { node } = process.versions;
  if (runsOn(node)) return;
  console.error(
    `This project needs Node 20.19, 22.13, 24 or newer, but neither 21 nor 23; this is ${node}. Install a newer Node (https://nodejs.org), delete the folder node_modules, from which an old Node leaves parts out, and run the command again.`,
  );
  process.exit(1);
}
