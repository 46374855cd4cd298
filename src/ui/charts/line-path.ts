/** A position in the chart, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** SVG path through the positions, to a tenth of a pixel. Empty below two. */
export const linePath = (spots: readonly Spot[]): string =>
  spots.length < 2 ? '' : `M${spots.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}`;

/** The area between the line and `bottom`. Empty below two positions. */
export const areaPath = (spots: readonly Spot[], bottom: number): string => {
  const [first, last] = [spots.at(0), spots.at(-1)];
  const line = linePath(spots);
  return line === '' || first === undefined || last === undefined
    ? ''
    : `${line}V${tenth(bottom)}H${tenth(first.x)}Z`;
};
