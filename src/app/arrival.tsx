import { useEffect } from 'react';
import { BRAND } from '@/brand';
import type { ScreenTitle } from '@/domain/screens/screen-frames';
import { focusHeadingOnArrival } from '@/lib/heading-focus';
import { useTitleText } from '@/pages/screen/screen-title';

/** False for the first screen of a visit: the browser itself announces a page that it has loaded. */
let hasArrived = false;

/** Beside a page that is there: names the document after it and moves the focus to its heading (WCAG 2.4.2, 2.4.3). */
export const Arrival = ({ title }: { readonly title: ScreenTitle }) => {
  const text = useTitleText(title);
  // The outside systems: the browser's title and focus.
  useEffect(() => {
    document.title = `${text} · ${BRAND.name}`;
  }, [text]);
  useEffect(() => {
    if (hasArrived) focusHeadingOnArrival();
    hasArrived = true;
  }, []);
  return null;
};
