/** A circle with a share drawn in the text colour, clockwise from the top. */
export interface RingProps {
  /** From 0 to 1. */
  readonly share: number;
  /** Text colour of the drawn share. */
  readonly className: string;
  /** Thickness in hundredths of the size. */
  readonly thickness?: number | undefined;
}

const EDGE = 2;

/** The drawing of the ring components; fills its positioned parent. */
export const Ring = ({ share, className, thickness = 4 }: RingProps) => {
  const radius = 50 - EDGE - thickness / 2;
  const length = 2 * Math.PI * radius;
  const drawn = Math.min(1, Math.max(0, share));
  const circle = { cx: 50, cy: 50, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className={`absolute inset-0 -rotate-90 ${className}`}
    >
      <circle {...circle} className="stroke-sunken" />
      <circle
        {...circle}
        stroke="currentColor"
        strokeLinecap="round"
        strokeDasharray={`${length * drawn} ${length}`}
        opacity={drawn === 0 ? 0 : 1}
      />
    </svg>
  );
};
