/** What the frame and the first screen say, and which other texts there are. */
const FIRST_TEXTS = /\/locales\/([^/]+)\/(?:(?:account|app|assets|market)\.json|files\.ts)$/u;

/** What every ticket says beside its own texts. */
const ORDER_TEXTS = /\/locales\/([^/]+)\/(?:confirm|gate|priceLine)\.json$/u;

/** True for a module whose path holds one of `parts`. */
const within =
  (...parts: readonly string[]) =>
  (id: string): boolean =>
    parts.some((part) => id.includes(part));

/** What every visit loads after its first data, with small things that most screens use. */
const isOfExtras = within(
  '/src/api/generated/hooks/spot/spot.pages.ts',
  '/src/api/missing-call.ts',
  '/src/api/pending/submission-texts.ts',
  '/src/api/refusals.ts',
  '/src/api/row-values.ts',
  '/src/api/use-server-time.ts',
  '/src/api/use-unreadable-rows.ts',
  '/src/app/extras.ts',
  '/src/domain/codes/news.ts',
  '/src/domain/eligibility/',
  '/src/domain/format/money.ts',
  '/src/domain/format/time.ts',
  '/src/domain/money/scale.ts',
  '/src/domain/orders/',
  '/src/domain/screens/notification-path.ts',
  '/src/features/account/components/practice-offer.tsx',
  '/src/features/market/candle-queries.ts',
  '/src/features/market/components/pair-sheet.tsx',
  '/src/features/market/favourites.ts',
  '/src/features/market/recents.ts',
  '/src/features/notices/queries.ts',
  '/src/features/seconds-contract/event-put-away.ts',
  '/src/features/seconds-contract/use-time-left.ts',
  '/src/features/wallet/components/balance.tsx',
  '/src/features/wallet/hidden-balances.ts',
  '/src/lib/app-history.ts',
  '/src/lib/leave-focus.ts',
  '/src/lib/random-id.ts',
  '/src/lib/use-',
  '/src/pages/pair/pair-paths.ts',
  '/src/pages/screen/',
  '/src/session/one-tap.ts',
  '/src/session/use-',
  '/src/ui/feedback/gate.tsx',
  '/src/ui/feedback/help-link.tsx',
  '/src/ui/feedback/loadable-view.tsx',
  '/src/ui/figures/before-after.tsx',
  '/src/ui/figures/countdown-ring.tsx',
  '/src/ui/figures/direction-chip.tsx',
  '/src/ui/figures/ring.tsx',
  '/src/ui/input/ask-first.tsx',
  '/src/ui/input/chip-button.tsx',
  '/src/ui/input/chip-group.tsx',
  '/src/ui/input/segmented.tsx',
  '/src/ui/input/switch.tsx',
  '/src/ui/layout/card.tsx',
  '/src/ui/layout/detail-list.tsx',
  '/src/ui/layout/disclosure.tsx',
  '/src/ui/layout/page-header.tsx',
  '/src/ui/layout/tab-links.tsx',
  '/src/ui/layout/tabs.tsx',
  '/src/ui/overlay/late-content.tsx',
  '/src/ui/overlay/sheet.tsx',
);

/** The icons of most screens. */
const ICONS =
  /icons\/ph\/(?:arrow-left|arrow-right|caret|check|eye|megaphone|minus|pause|play|plus|receipt|trend-up|x)[^/]*$/u;

/** Modules among those of `isOfExtras` that only some screens need. */
const isOfFew = within(
  '/src/domain/eligibility/refused-areas.ts',
  '/src/lib/use-full-screen.ts',
  '/src/lib/use-pull.ts',
  '/src/lib/use-record-address.ts',
  '/src/lib/use-resend-deadline.ts',
);

/** What the boxes of a code and the slider of a puzzle share with the sheet's panel, which is large and loads late. */
const BASE_PARTS =
  /\/@base-ui\/(?:utils\/(?!store\/|formatNumber|useScrollLock)|react\/(?:floating-ui-react\/utils\/(?:element|event)|internals\/(?!composite\/root)))/u;

const INITIAL = ['$initial' as const];

/** The libraries, which change seldom, and the app with its first screen. */
const START = [
  { name: 'framework', tags: INITIAL, test: /\/node_modules\/|rolldown\/runtime|jsx-by-name/u },
  { name: 'app', tags: INITIAL },
];

/**
 * The scripts of the build that several screens share: what is needed together is one file, because a request costs a phone
 * more than a few bytes. From the first to the last: a group takes its modules with everything they import, unless an
 * earlier one has it, so that files never import each other in a circle. All else is split as it is imported.
 */
const GROUPS_OF_PRODUCTION = [
  ...START,
  // By language: of one name, but of different languages, they would end up in one file.
  {
    debugName: 'first texts',
    name: (id: string) => FIRST_TEXTS.exec(id)?.[1] ?? null,
    test: FIRST_TEXTS,
  },
  {
    debugName: 'order texts',
    name: (id: string) => {
      const [, language] = ORDER_TEXTS.exec(id) ?? [];
      return language === undefined ? null : `${language}-order`;
    },
    test: ORDER_TEXTS,
  },
  {
    name: 'extras',
    test: (id: string) => ICONS.test(id) || (isOfExtras(id) && !isOfFew(id)),
  },
  // Checks of the replies that the frame and the first screens of a member ask for: eleven small files otherwise.
  {
    name: 'replies',
    test: within(
      '/generated/later-replies.ts',
      '/generated/zod/account/',
      '/generated/zod/content/',
      '/generated/zod/leverage/',
      '/generated/zod/limits/',
      '/generated/zod/seconds/',
      '/generated/zod/session/',
      '/generated/zod/spot/',
      '/generated/zod/wallet/',
    ),
  },
  // What the replies of most real servers need at the start: one file with all that it imports.
  { name: 'normalise-reply', test: within('/src/api/dialects/normalise-reply.ts') },
  // Names and the search, of boards and of the sheet to choose a pair.
  { name: 'pair-names', test: within('/src/features/market/pair-search.ts') },
  // Of tickets and of forms.
  {
    name: 'fields',
    test: within(
      '/src/api/left-today.ts',
      '/src/features/limits/model.ts',
      '/src/features/limits/queries.ts',
      '/src/lib/digits.ts',
      '/src/ui/input/amount-field.tsx',
      '/src/ui/input/field.tsx',
      '/src/ui/input/text-field.tsx',
    ),
  },
  { name: 'base-parts', test: BASE_PARTS },
  { name: 'dialog', test: within('/src/ui/overlay/dialog.tsx') },
  { name: 'sheet', test: within('/src/ui/overlay/sheet-panel.tsx') },
  { name: 'pick-list', test: within('/src/ui/input/pick-list.tsx') },
  // What every command that moves money needs, of orders and of payments.
  {
    name: 'sending',
    test: within(
      '/src/api/order-refusals.ts',
      '/src/api/pending/',
      '/src/api/use-field-refusal.ts',
      '/src/ui/input/percent-chips.tsx',
      '/src/ui/layout/action-bar.tsx',
      '/src/ui/overlay/confirm-sheet.tsx',
    ),
  },
  // The screen of the limits.
  {
    name: 'limits',
    test: within(
      '/src/features/limits/change-queries.ts',
      '/src/features/limits/components/break-card.tsx',
      '/src/features/limits/components/limit-',
      '/src/features/limits/components/limits-view.tsx',
    ),
  },
  // Of Trade, its records and its results.
  {
    name: 'seconds',
    test: within(
      '/src/features/seconds-contract/components/order-line.tsx',
      '/src/features/seconds-contract/components/outcome-icon.tsx',
      '/src/features/seconds-contract/components/result-actions.tsx',
      '/src/features/seconds-contract/price-trail.ts',
      '/src/features/seconds-contract/prices.ts',
      '/src/features/seconds-contract/use-duration.ts',
    ),
  },
  // Of the ticket and of the chart.
  {
    name: 'positions',
    test: within(
      '/src/features/leverage/newest-queries.ts',
      '/src/features/leverage/stop-out.ts',
      '/src/features/leverage/terms-queries.ts',
      '/src/features/leverage/components/unknown-costs.tsx',
    ),
  },
  {
    name: 'trading',
    test: within(
      '/src/domain/leverage/',
      '/src/features/leverage/use-opening-checks.ts',
      '/src/pages/pair/',
    ),
  },
];

/** The texts of a language, and the screens with what they import; not the charts, a third of it. */
const TEXTS = /\/locales\/([^/]+)\/[^/]+\.json$/u;
const SCREENS = /\/src\/(?!.*(?:candle-canvas|\.stories)\.tsx$)/u;

/**
 * The demo comes in few files: a journey of the tests loads it several times and each file costs more than its bytes, and
 * whoever shows it goes on when the network does not.
 */
const GROUPS_OF_DEMO = [
  ...START,
  { debugName: 'texts', name: (id: string) => TEXTS.exec(id)?.[1] ?? null, test: TEXTS },
  { name: 'backend', test: within('/mocks/') },
  { name: 'screens', test: SCREENS },
];

/**
 * How the bundler splits the code. It takes the groups in the order of their priority. In the demo modules of one file still
 * run only when they are imported: polyfills first, screens when they are opened.
 */
export const codeSplitting = (demo: boolean) => ({
  codeSplitting: {
    groups: (demo ? GROUPS_OF_DEMO : GROUPS_OF_PRODUCTION).map((group, index, all) => ({
      ...group,
      priority: all.length - index,
    })),
  },
  strictExecutionOrder: demo,
});
