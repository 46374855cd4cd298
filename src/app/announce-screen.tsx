import { useEffect } from 'react';
import { BRAND } from '@/brand';
import { focusHeadingOnArrival } from '@/lib/arrival-focus';
import { hasLeftScreen } from '@/lib/heading-focus';
import { useScreenTitle } from '@/pages/screen/screen-title';

/** Sets the document's title and focuses the page's heading (WCAG 2.4.2, 2.4.3). Render it beside a loaded page. */
export const AnnounceScreen = () => {
  const text = useScreenTitle();
  // Synchronises with the browser's title and focus.
  useEffect(() => {
    document.title = `${text} · ${BRAND.name}`;
  }, [text]);
  useEffect(() => {
    if (hasLeftScreen()) focusHeadingOnArrival();
  }, []);
  return null;
};
