import { describe, expect, it } from 'vitest';
import { toDocked, toPoint } from './dock-position';

const room = { width: 390, height: 764, size: 52, margin: 12 };

describe('bubble position', () => {
  it('docks at the nearer edge', () => {
    expect(toDocked(168, 300, room).edge).toBe('left');
    expect(toDocked(170, 300, room).edge).toBe('right');
  });

  it('stays within the vertical range', () => {
    expect(toDocked(0, -80, room).down).toBe(0);
    expect(toDocked(0, 2000, room).down).toBe(1);
    expect(toPoint({ edge: 'left', down: 3 }, room)).toEqual({ x: 12, y: 700 });
  });

  it('converts back to the docked point', () => {
    expect(toPoint(toDocked(12, 356, room), room)).toEqual({ x: 12, y: 356 });
    expect(toPoint({ edge: 'right', down: 0.5 }, room)).toEqual({ x: 326, y: 356 });
  });

  it('handles a room without space', () => {
    expect(toPoint({ edge: 'left', down: 1 }, { ...room, height: 20 })).toEqual({ x: 12, y: 12 });
  });
});
