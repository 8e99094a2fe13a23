/**
 * Vite plugin: lets the bundler drop what the site does not use of react-router, about 10 kB gzipped. The package calls
 * React for each of its contexts and components when it is loaded, and names them for developer tools; without this the
 * bundler has to take both for effects that somebody wants.
 * @returns {import('vite').Plugin}
 */
export function leanRouter() {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/\bReact\d*\.(?:createContext|memo|forwardRef)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = ".*";$/gm, ''),
    },
  };
}
