import { useEffect, useRef } from 'react';

/**
 * The demo on a desktop: the same page in an iframe of a phone's size, so that sheets, the keyboard and widths behave
 * as on a phone. A window too narrow for the frame is filled by the page. The outer address follows the inner one.
 */
export const DeviceFrame = ({ label }: { readonly label: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // Synchronises the two windows' addresses, so that a reload or a copied link shows the same screen of the same world.
  useEffect(() => {
    const timer = setInterval(() => {
      const inner = frame.current?.contentWindow?.location;
      // The frame shows `about:blank` until its page loads.
      if (inner === undefined || inner.protocol === 'about:') return;
      const shown = `${inner.pathname}${inner.search}${inner.hash === '' ? '#/' : inner.hash}`;
      const { pathname, search, hash } = window.location;
      if (shown !== `${pathname}${search}${hash}`) window.history.replaceState(null, '', shown);
    }, 500);
    // A link pasted into the outer address, such as one to a whole world, is for the phone.
    const follow = (): void => {
      const inner = frame.current?.contentWindow;
      if (inner) inner.location.hash = window.location.hash;
    };
    window.addEventListener('hashchange', follow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('hashchange', follow);
    };
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-6 max-[438px]:p-0">
      <iframe
        ref={frame}
        title={label}
        src={window.location.href}
        className="h-[min(844px,calc(100dvh-3rem))] w-[390px] rounded-[40px] border-[10px] border-black bg-page shadow-toast max-[438px]:h-dvh max-[438px]:w-full max-[438px]:rounded-none max-[438px]:border-0 max-[438px]:shadow-none"
      />
    </main>
  );
};
