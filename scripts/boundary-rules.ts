/** Import rules for dependency-cruiser. Every violation is an error. */
import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Layers from left to right: a file may import from its own layer and those to its right. */
const LAYERS = ['app', 'pages', 'features', 'session', 'api', 'domain'];
/** Shared modules, which all layers may import and which import no layer. */
const SHARED = ['ui', 'lib'];

const TEST_CODE = String.raw`\.test\.tsx?$`;

const never = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

const layerRules = LAYERS.slice(1).map((layer, index) =>
  never(
    `${layer}-imports-nothing-to-its-left`,
    `app -> pages -> features -> session -> api -> domain: ${layer} may not know what stands before it.`,
    { path: `^src/${layer}/` },
    { path: `^src/(${[...LAYERS.slice(0, index + 1), 'demo'].join('|')})/|^src/main\\.tsx$` },
  ),
);

const sharedRules = SHARED.map((layer) =>
  never(
    `${layer}-imports-no-layer`,
    `${layer} serves every layer and knows none, domain/format, domain/money and domain/web aside.`,
    { path: `^src/${layer}/` },
    {
      path: `^src/(${LAYERS.join('|')}|demo)/|^mocks/`,
      pathNot: '^src/domain/(format|money|web)/',
    },
  ),
);

export const FORBIDDEN: IRegularForbiddenRuleType[] = [
  ...layerRules,
  ...sharedRules,
  never(
    'ui-knows-no-router-query-or-state',
    'The kit is driven by its properties alone.',
    { path: '^src/ui/' },
    { path: 'node_modules/(react-router|react-router-dom|@tanstack|zustand)/' },
  ),
  never(
    'lib-is-not-ui',
    'lib holds small hooks and browser helpers: components live in ui.',
    { path: '^src/lib/' },
    { path: '^src/ui/' },
  ),
  never(
    'no-feature-imports-another',
    'Two features meet only in a page.',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  never(
    'features-only-through-their-index',
    'What a feature does not name in its index.ts is private.',
    { path: '^src/(pages|app|demo)/' },
    { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
  ),
  never(
    'generated-code-only-at-the-edge',
    "Only src/api, a feature's queries.ts (or what-queries.ts) and the mocks know the shapes of the wire.",
    {
      path: '^(src|\\.storybook)/',
      pathNot: '^src/api/|^src/features/[^/]+/[^/]*queries\\.ts$',
    },
    { path: '^src/api/generated/' },
  ),
  never(
    'domain-is-pure',
    'domain imports the decimal library and itself, nothing else.',
    { path: '^src/domain/', pathNot: TEST_CODE },
    { path: '', pathNot: '^src/domain/|node_modules/(@types/)?big\\.js/' },
  ),
  never(
    'engine-imports-only-domain',
    'The engine is pure: rules of src/domain and itself, and libraries that compute and do nothing else.',
    { path: '^mocks/engine/', pathNot: TEST_CODE },
    { path: '', pathNot: '^mocks/engine/|^src/domain/|node_modules/(otpauth|@noble/hashes)/' },
  ),
  never(
    'mocks-use-only-domain-and-generated',
    'The mock backend shares rules and shapes with the app, never its code.',
    { path: '^mocks/' },
    { path: '^src/', pathNot: '^src/(domain|api/generated)/' },
  ),
  never(
    'only-start-mocks-imports-mocks',
    'One dynamic import, behind a constant, keeps the mock backend out of production.',
    { path: '^src/', pathNot: `^src/app/start-mocks\\.ts$|^src/demo/|${TEST_CODE}` },
    { path: '^mocks/' },
  ),
  never(
    'demo-uses-only-types-of-mocks',
    'The presenter panel talks to the mock backend through its control port.',
    { path: '^src/demo/', pathNot: TEST_CODE },
    { path: '^mocks/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'mocking-packages-only-in-mocks',
    'msw and faker never reach the app.',
    { path: '^src/', pathNot: TEST_CODE },
    { path: 'node_modules/(msw|@msw|@mswjs|@faker-js)/' },
  ),
  never(
    'second-client-knows-only-the-contract',
    "A second reading of the contract proves something only if it shares nothing with the first: the server's address is all it gets.",
    { path: '^tests/second-client/' },
    {
      path: '',
      pathNot:
        '^tests/second-client/|^mocks/server/start\\.ts$|node_modules/(openapi-fetch|vitest)/',
    },
  ),
  never('no-cycle', 'Files that need each other are one file.', {}, { circular: true }),
  never(
    'everything-resolves',
    'An import leads somewhere.',
    {},
    // The build generates a module for each icon, and fails for unknown icons.
    { couldNotResolve: true, pathNot: '^~icons/ph/' },
  ),
];

export const CRUISE_OPTIONS: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
};
