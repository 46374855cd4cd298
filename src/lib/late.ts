import {
  createElement,
  Suspense,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLate } from './use-late';

/**
 * A component whose code is loaded when it is first rendered. Shows `fallback` until code and texts are there. Throws if the
 * code cannot be loaded, and tries again where it is rendered next. In place of React's `lazy`, which keeps what is loaded back until 0.3 s after the fallback.
 */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let Loaded: ComponentType<P> | undefined;
  const loadPart = async (): Promise<ComponentType<P>> => {
    Loaded = await load();
    return Loaded;
  };
  return (props: P & { readonly fallback?: ReactNode }): ReactElement => {
    const Part = useLate(Loaded, loadPart);
    const { fallback } = props;
    return createElement(
      Suspense,
      { fallback },
      Part === undefined ? fallback : createElement<P>(Part, props),
    );
  };
};
