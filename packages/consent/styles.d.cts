// Type declarations of style sheets.
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this file a module
export {};
