import { useEffect } from 'react';
import { BRAND } from '@/brand';
import { focusHeadingOnArrival } from '@/lib/heading-focus';
import { useScreenTitle } from '@/pages/screen/screen-title';

/** The browser announces the first screen of a visit itself. */
let isFirstScreenAnnounced = false;

/** Sets the document's title and focuses the page's heading (WCAG 2.4.2, 2.4.3). Render it beside a loaded page. */
export const AnnounceScreen = () => {
  const text = useScreenTitle();
  // Synchronises with the browser's title and focus.
  useEffect(() => {
    document.title = `${text} · ${BRAND.name}`;
  }, [text]);
  useEffect(() => {
    if (isFirstScreenAnnounced) focusHeadingOnArrival();
    isFirstScreenAnnounced = true;
  }, []);
  return null;
};
