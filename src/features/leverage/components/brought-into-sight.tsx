import { useEffect, useRef, type ReactNode } from 'react';

/** Scrolls to its children once, as soon as `isDue`: when all above them has its height. */
export const BroughtIntoSight = (props: {
  readonly isDue: boolean;
  readonly children: ReactNode;
}) => {
  const ref = useRef<HTMLDivElement>(null);
  // Synchronises the scroll position.
  useEffect(() => {
    if (props.isDue) ref.current?.scrollIntoView({ block: 'start' });
  }, [props.isDue]);
  // The header, which stays on top, has two lines once the price has scrolled away.
  return (
    <div ref={ref} className="scroll-mt-28">
      {props.children}
    </div>
  );
};
