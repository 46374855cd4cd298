import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { useReducedMotion } from '@/lib/use-media-query';
import { useIsHeld } from '@/lib/use-is-held';
import { useInterval } from '@/lib/use-interval';
import { IconButton } from '../action/icon-button';
import { PauseIcon, PlayIcon } from '../icons';

/** One banner; `content` is one element, which fills the slide and may contain links. */
export interface Banner {
  readonly id: string;
  readonly content: ReactNode;
  /** "2 of 4" and a description, for screen readers. */
  readonly label: string;
}

/** Banners side by side, one visible. */
export interface BannerCarouselProps {
  readonly label: string;
  readonly banners: readonly Banner[];
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/** Each banner stays for 3 s (specification, home page). */
const TURN_MS = 3000;

const SLIDE: KeyframeAnimationOptions = { duration: 300, easing: 'ease-in-out' };

/**
 * Slides to a banner; after the last to the first. The strip jumps there and the banners move after it, which browsers do
 * without the page: smooth scrolling took half of the time that Home costs at rest.
 */
const slideTo = (strip: HTMLElement | null, index: number): void => {
  const slide = strip?.children[index % Math.max(1, strip.children.length)];
  if (strip === null || !(slide instanceof HTMLElement)) return;
  const before = strip.scrollLeft;
  strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: 'instant' });
  const from = { transform: `translateX(${strip.scrollLeft - before}px)` };
  // Not the items themselves: browsers keep the strip at an item that moves.
  for (const { firstElementChild } of strip.children)
    firstElementChild?.animate([from, { transform: 'none' }], SLIDE);
};

const Dots = ({ count, current }: { readonly count: number; readonly current: number }) => (
  <span aria-hidden="true" className="flex items-center gap-1.5">
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={clsx(
          'h-1.5 rounded-full',
          index === current ? 'w-4 bg-ink' : 'w-1.5 bg-line-strong/60',
        )}
      />
    ))}
  </span>
);

/**
 * Banners that advance by themselves unless paused, held, focused or with reduced motion. Swiping is native scrolling.
 */
export const BannerCarousel = ({ label, banners, pauseLabel, playLabel }: BannerCarouselProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The last banner, until it has slid away. */
  const [leaving, setLeaving] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hold, held] = useIsHeld<HTMLElement>();
  const reduced = useReducedMotion();
  const still = paused || held || reduced || banners.length < 2;
  useInterval(() => slideTo(strip.current, current + 1), still ? undefined : TURN_MS);
  return (
    <section ref={hold} aria-label={label}>
      <ul
        ref={strip}
        data-base-ui-swipe-ignore="x"
        onScroll={({ currentTarget }) => {
          const { scrollLeft, clientWidth, firstElementChild } = currentTarget;
          const next = Math.round(scrollLeft / Math.max(1, clientWidth));
          setCurrent(next);
          const slides = firstElementChild?.firstElementChild?.getAnimations() ?? [];
          void Promise.allSettled(slides.map((one) => one.finished)).then(() => setLeaving(next));
        }}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto rounded-card"
      >
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            aria-label={banner.label}
            inert={index !== current && index !== leaving}
            className="w-full shrink-0 snap-start snap-always"
          >
            {banner.content}
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="relative flex h-7 items-center justify-center">
          <Dots count={banners.length} current={current} />
          {!reduced && (
            <span className="absolute -right-3">
              <IconButton
                label={paused ? playLabel : pauseLabel}
                icon={paused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
                onClick={() => setPaused(!paused)}
              />
            </span>
          )}
        </div>
      )}
    </section>
  );
};
