import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLate } from './use-late';

/**
 * A component whose code is loaded when it is first rendered. Shows `fallback` until its code and texts are there. Throws if
 * the code cannot be loaded, and tries again where it is rendered next. In place of React's `lazy`, which does not show what
 * it has loaded before its fallback has been shown for 0.3 s.
 */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let Loaded: ComponentType<P> | undefined;
  const loadPart = async (): Promise<ComponentType<P>> => {
    Loaded = await load();
    return Loaded;
  };
  return (props: P & { readonly fallback?: ReactNode }): ReactNode => {
    const Part = useLate(Loaded, loadPart);
    const { fallback } = props;
    if (Part === undefined) return fallback;
    // A boundary of its own: a part that waits for its texts would keep back what is loaded at the same time.
    return createElement(Suspense, { fallback }, createElement<P>(Part, props));
  };
};
