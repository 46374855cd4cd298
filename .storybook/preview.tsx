import './device';
import '../src/ui/styles/index.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { PATIENCE } from '../tests/support/patience';
import { prepareStory, untilShown, withScreen } from './screen';
import { GLOBAL_TYPES, INITIAL_GLOBALS } from './toolbars';

// Creating a world and starting the app takes time before a screen shows anything.
configure({ asyncUtilTimeout: PATIENCE.condition });

const preview: Preview = {
  loaders: [prepareStory],
  decorators: [withScreen],
  afterEach: untilShown,
  initialGlobals: { ...INITIAL_GLOBALS, viewport: { value: 'phone' } },
  globalTypes: GLOBAL_TYPES,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
  },
};

export default preview;
