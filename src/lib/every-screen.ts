import type { ComponentType } from 'react';
import { create } from 'zustand';

const useParts = create<{ readonly parts: readonly ComponentType[] }>(() => ({ parts: [] }));

/**
 * Keeps a part without a place of its own on every screen, from now on until the page is reloaded: a notice about what was
 * begun here. So no screen loads it for nothing.
 */
export const keepOnEveryScreen = (part: ComponentType): void => {
  if (!useParts.getState().parts.includes(part))
    useParts.setState(({ parts }) => ({ parts: [...parts, part] }));
};

/** The parts that are kept on every screen. */
export const useKeptParts = (): readonly ComponentType[] => useParts(({ parts }) => parts);
