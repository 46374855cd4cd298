import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFree, nearestFree, type TabRoom } from './free-place';

const ROOM: TabRoom = { width: 360, top: 84, bottom: 676, tab: { width: 44, height: 48 } };

/** A row as wide as the screen. */
const row = (top: number, bottom: number) => ({ left: 0, right: 360, top, bottom });

describe('the nearest free place', () => {
  it('is the wanted one if nothing lies there', () => {
    const wanted = { edge: 'right', top: 200 } as const;
    expect(nearestFree(wanted, [row(300, 400)], ROOM)).toEqual(wanted);
  });

  it('is just below or above what lies there, with a gap', () => {
    const rows = [row(84, 220)];
    expect(nearestFree({ edge: 'right', top: 100 }, rows, ROOM)).toEqual({
      edge: 'right',
      top: 222,
    });
    expect(nearestFree({ edge: 'right', top: 620 }, [row(600, 676)], ROOM)).toEqual({
      edge: 'right',
      top: 550,
    });
  });

  it('is at the other edge if its own is full', () => {
    const right = { left: 200, right: 360, top: 0, bottom: 740 };
    expect(nearestFree({ edge: 'right', top: 100 }, [right], ROOM)?.edge).toBe('left');
  });

  it('is none if everything is covered', () => {
    expect(nearestFree({ edge: 'left', top: 100 }, [row(0, 740)], ROOM)).toBeUndefined();
    // A gap of less than the tab's height.
    const rows = [row(0, 300), row(350, 740)];
    expect(nearestFree({ edge: 'left', top: 310 }, rows, ROOM)).toBeUndefined();
  });

  it('is found wherever there is one', () => {
    const tops = Array.from(
      { length: ROOM.bottom - ROOM.tab.height - ROOM.top + 1 },
      (_, index) => ROOM.top + index,
    );
    const box = fc
      .tuple(
        fc.nat(350),
        fc.nat(700),
        fc.integer({ min: 1, max: 360 }),
        fc.integer({ min: 1, max: 200 }),
      )
      .map(([left, top, width, height]) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
      }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), fc.nat(740), (boxes, top) => {
        const place = nearestFree({ edge: 'right', top }, boxes, ROOM);
        const free = tops.flatMap((y) =>
          (['left', 'right'] as const).filter((edge) => isFree({ edge, top: y }, boxes, ROOM)),
        );
        expect(place !== undefined).toBe(free.length > 0);
        expect(place === undefined || isFree(place, boxes, ROOM)).toBe(true);
      }),
    );
  });
});
