import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { screen as sight } from 'storybook/test';
import * as zod from 'zod';
import { start } from '../src/app/start';
import { startMocks, type DemoBackend } from '../src/app/start-mocks';
import { markWelcomeSeen } from '../src/app/welcome-seen';
import { SCREENS, type Screen } from '../src/domain/screens/screens';
import { startLanguage } from '../src/features/language';
import { startTheme } from '../src/features/theme';
import { applyGlobals } from './toolbars';

/** Default world: Monday 2 March 2026, 09:00 UTC, all markets open, frozen clock. A story's opening spec is appended. */
const WORLD = 'clock:2026-03-02T09:00Z,seed:7,frozen';

const isScreen = (name: unknown): name is Screen =>
  typeof name === 'string' && Object.hasOwn(SCREENS, name);

/** The parameter `screen`: the story renders the whole app at an address, in its own world. */
const ScreenParameter = zod.strictObject({
  name: zod.custom<Screen>(isScreen, 'no name of src/domain/screens'),
  /** The query of the address, from `?` on. */
  query: zod.string().default(''),
  /** Opening spec (mocks/README.md). */
  mock: zod.string().default(''),
  /** Control commands to run before the app starts (mocks/README.md). */
  commands: zod.array(zod.looseObject({ command: zod.string() })).default([]),
  /** Reads that fail, for failed states: operations of the contract. */
  failing: zod.array(zod.string()).default([]),
  /** Fields that the server does not send, by operation of the contract; `*` for all. */
  missing: zod.record(zod.string(), zod.array(zod.string())).default({}),
  /** True to leave all calls unanswered, for loading states. */
  isSilent: zod.boolean().default(false),
  /** True if the welcome notice has not been dismissed yet. */
  isFirstVisit: zod.boolean().default(false),
  /** English text that is visible when the story is ready. */
  shows: zod.string(),
});
type ScreenParameter = zod.infer<typeof ScreenParameter>;

const screenOf = (parameters: Readonly<Record<string, unknown>>): ScreenParameter | undefined =>
  parameters['screen'] === undefined ? undefined : ScreenParameter.parse(parameters['screen']);

const SILENCE = {
  command: 'fault',
  operation: '*',
  stage: 'beforeCommit',
  effect: { kind: 'timeout' },
  times: 1000,
};

/** A read that fails however often it is tried. */
const failureOf = (operation: string) => ({
  command: 'fault',
  operation,
  stage: 'beforeCommit',
  effect: { kind: 'http', status: 500 },
  times: 100,
});

/** An operation whose replies lack fields. */
const missingOf = ([operation, field]: readonly [string, readonly string[]]) => ({
  command: 'fault',
  operation,
  stage: 'beforeCommit',
  effect: { kind: 'missing-field', field },
  times: 1000,
});

/** The story that started the app, which can start only once per page. */
let inUse: string | undefined;
/** Resolves when texts are loaded, which the toolbars need. */
let texts: Promise<void> | undefined;

/** Loads texts and theme for a part, which has no app around it to do so. */
const startPart = (): Promise<void> => {
  startTheme();
  return startLanguage([]);
};

/** Runs before each rendering: gives each screen a fresh page and applies the toolbars. */
export const prepareStory: Loader = async ({ id, parameters, globals }) => {
  if (inUse !== undefined && inUse !== id) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  const screen = screenOf(parameters);
  if (screen !== undefined && inUse === undefined) {
    inUse = id;
    if (!screen.isFirstVisit) markWelcomeSeen();
    window.history.replaceState(null, '', `#${SCREENS[screen.name]}${screen.query}`);
    return;
  }
  if (screen === undefined) texts ??= startPart();
  await texts;
  await applyGlobals(globals);
};

const openWorld = async (
  { mock, commands, failing, missing, isSilent, isFirstVisit }: ScreenParameter,
  globals: unknown,
): Promise<DemoBackend | undefined> => {
  const backend = await startMocks();
  const opened = await window.__mock?.({ command: 'reset', opening: `${WORLD},${mock}` });
  const faults = [
    ...failing.map(failureOf),
    ...Object.entries(missing).map(missingOf),
    ...(isSilent ? [SILENCE] : []),
  ];
  for (const command of [...commands, ...faults]) await window.__mock?.(command);
  await applyGlobals(globals);
  texts = Promise.resolve();
  // Stories block storage on purpose; the notice about it is for real demos.
  const token = typeof opened === 'string' ? opened : undefined;
  return (
    backend && { ...backend, keeping: 'kept', isClockOff: false, opened: { token, isFirstVisit } }
  );
};

const App = ({ screen, globals }: { readonly screen: ScreenParameter; globals: unknown }) => {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef({ screen, globals });
  useEffect(() => {
    const { current } = root;
    if (current !== null)
      void start(current, () => openWorld(first.current.screen, first.current.globals));
  }, []);
  return <div id="root" ref={root} />;
};

/** Renders the app instead of the story if the story is a screen. */
export const withScreen: Decorator = (Story, { parameters, globals }) => {
  const screen = screenOf(parameters);
  return screen === undefined ? <Story /> : <App screen={screen} globals={globals} />;
};

/** Waits until the screen's text is visible; in English only. */
export const untilShown = async ({
  parameters,
  globals,
}: {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  const screen = screenOf(parameters);
  if (screen === undefined || globals['language'] !== 'en') return;
  // The frame renders before its page. An open sheet hides the page from assistive technology.
  await sight.findAllByRole('main', { hidden: true });
  await sight.findAllByText(screen.shows, { exact: false });
};
