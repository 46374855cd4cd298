import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../src/ui/styles/index.css';

/** The page's root carries the theme, as in the app. */
const withRootAttributes: Decorator = function WithRootAttributes(Story, { globals }) {
  const theme = String(globals['theme']);
  const updown = String(globals['updown']);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('dark', theme === 'dark');
    root.dataset['updown'] = updown;
  }, [theme, updown]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withRootAttributes],
  initialGlobals: { theme: 'light', updown: 'green-up' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    updown: {
      description: 'Colours of up and down',
      toolbar: {
        title: 'Up/down',
        icon: 'transfer',
        items: ['green-up', 'red-up', 'red-up-blue-down', 'safe'],
        dynamicTitle: true,
      },
    },
  },
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
