import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { screen as sight } from 'storybook/test';
import * as zod from 'zod';
import { start } from '../src/app/start';
import { startMocks, type DemoBackend } from '../src/app/start-mocks';
import { noteWelcomeSeen } from '../src/app/welcome-seen';
import { SCREENS, type Screen } from '../src/domain/screens/screens';
import { startLanguage } from '../src/features/language';
import { applyGlobals } from './toolbars';

/** Monday 2 March 2026, 09:00 UTC, all markets open, and time stands still. A story's own words come after these. */
const WORLD = 'clock:2026-03-02T09:00Z,seed:7,frozen';

const isScreen = (name: unknown): name is Screen =>
  typeof name === 'string' && Object.hasOwn(SCREENS, name);

/** The parameter `screen`: a story that has it is the whole app at one of its addresses, in a world of its own. */
const ScreenParameter = zod.strictObject({
  name: zod.custom<Screen>(isScreen, 'no name of src/domain/screens'),
  /** What follows the address, from `?` on. */
  query: zod.string().default(''),
  /** Words of an opening (mocks/README.md). */
  mock: zod.string().default(''),
  /** Commands to the world before the app looks at it (mocks/README.md). */
  commands: zod.array(zod.looseObject({ command: zod.string() })).default([]),
  /** True if no call is ever answered: what is being loaded. */
  isSilent: zod.boolean().default(false),
  /** True if the welcome notice has not been read yet. */
  isFirstVisit: zod.boolean().default(false),
  /** English words that are in sight once the story is as it should be. */
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

/** The story that the app runs in. The app is made to be started once in a page. */
let inUse: string | undefined;
/** Settles once texts are there: only then can the toolbars change them. */
let texts: Promise<void> | undefined;

/** Before each rendering: a fresh page for each screen, and the toolbars' choices. */
export const prepareStory: Loader = async ({ id, parameters, globals }) => {
  if (inUse !== undefined && inUse !== id) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  const screen = screenOf(parameters);
  if (screen !== undefined && inUse === undefined) {
    inUse = id;
    if (!screen.isFirstVisit) noteWelcomeSeen();
    window.history.replaceState(null, '', `#${SCREENS[screen.name]}${screen.query}`);
    return;
  }
  if (screen === undefined) texts ??= startLanguage([]);
  await texts;
  await applyGlobals(globals);
};

const openWorld = async (
  { mock, commands, isSilent }: ScreenParameter,
  globals: unknown,
): Promise<DemoBackend | undefined> => {
  const backend = await startMocks();
  const opened = await window.__mock?.({ command: 'reset', opening: `${WORLD},${mock}` });
  for (const command of isSilent ? [...commands, SILENCE] : commands)
    await window.__mock?.(command);
  await applyGlobals(globals);
  texts = Promise.resolve();
  // Nothing is kept, as meant: the notice about it belongs to real demos.
  const token = typeof opened === 'string' ? opened : undefined;
  return backend && { ...backend, isKept: true, isClockOff: false, token };
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

/** Shows the app in place of the story where the story is a screen. */
export const withScreen: Decorator = (Story, { parameters, globals }) => {
  const screen = screenOf(parameters);
  return screen === undefined ? <Story /> : <App screen={screen} globals={globals} />;
};

/** A screen's story is done when what it is about is in sight; its words are known in English. */
export const untilShown = async ({
  parameters,
  globals,
}: {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  const screen = screenOf(parameters);
  if (screen === undefined || globals['language'] !== 'en') return;
  // The frame comes before its page, and machines may be busy.
  const patience = { timeout: 20_000 };
  // A sheet in front of the page takes it from those who cannot see.
  await sight.findAllByRole('main', { hidden: true }, patience);
  await sight.findAllByText(screen.shows, { exact: false }, patience);
};
