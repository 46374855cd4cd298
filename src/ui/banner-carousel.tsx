import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { useReducedMotion } from '@/lib/use-media-query';
import { useHold } from '@/lib/use-hold';
import { useInterval } from '@/lib/use-interval';
import { IconButton } from './icon-button';
import { PauseIcon, PlayIcon } from './icons';

/** One banner; `content` fills the slide, links and all. */
export interface Banner {
  readonly id: string;
  readonly content: ReactNode;
  /** "2 of 4" with what it shows, for the ear. */
  readonly label: string;
}

/** Banners side by side, one in sight. */
export interface BannerCarouselProps {
  readonly label: string;
  readonly banners: readonly Banner[];
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/** Each banner stays for 3 s (specification, home page). */
const TURN_MS = 3000;

/** Scrolls to a slide, or to the first after the last. */
const scrollToSlide = (strip: HTMLElement | null, index: number): void => {
  const slide = strip?.children[index % Math.max(1, strip.children.length)];
  if (!(slide instanceof HTMLElement)) return;
  strip?.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: 'smooth' });
};

const Dots = ({ count, current }: { readonly count: number; readonly current: number }) => (
  <span aria-hidden="true" className="flex items-center gap-1.5">
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={clsx(
          'h-1.5 rounded-full transition-all duration-200',
          index === current ? 'w-4 bg-ink' : 'w-1.5 bg-line-strong/60',
        )}
      />
    ))}
  </span>
);

/** Banners that move on by themselves until paused, held, focused or where less motion is asked for. Swiping is the browser's own scrolling. */
export const BannerCarousel = ({ label, banners, pauseLabel, playLabel }: BannerCarouselProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hold, held] = useHold<HTMLElement>();
  const reduced = useReducedMotion();
  const still = paused || held || reduced || banners.length < 2;
  useInterval(() => scrollToSlide(strip.current, current + 1), still ? undefined : TURN_MS);
  return (
    <section ref={hold} aria-label={label}>
      <ul
        ref={strip}
        data-base-ui-swipe-ignore="x"
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto rounded-card"
      >
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            aria-label={banner.label}
            inert={index !== current}
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
