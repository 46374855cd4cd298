import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';

/** The module in its place; in `chunk-groups.ts` it belongs to the framework. */
const BY_NAME = '\0jsx-by-name';

/**
 * Exports React's JSX functions by name. The package is CommonJS: each file of the build would unwrap it for itself and write
 * `(0, runtime.jsx)(...)` for every element. The package stays as it is.
 */
export const withJsxByName = (): Plugin => ({
  name: 'quayside:jsx-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === RUNTIME && importer !== BY_NAME ? BY_NAME : undefined,
  load: (id) =>
    id === BY_NAME
      ? `import runtime from '${RUNTIME}';\nexport const { Fragment, jsx, jsxs } = runtime;`
      : undefined,
});
