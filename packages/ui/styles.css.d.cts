export {}; // oxlint-disable-line unicorn/require-module-specifiers -- declares that the module exists and exports nothing
