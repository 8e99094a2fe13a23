// Type declarations of styles.css.
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this file a module
export {};
