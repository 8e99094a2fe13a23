/**
 * Stops with a plain sentence when Node is too old. Called before anything that needs the newer syntax.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node (https://nodejs.org), delete the folder node_modules, from which an old Node leaves parts out, and run the command again.`,
  );
  process.exit(1);
}
