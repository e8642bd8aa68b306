import { describe, expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const phone = { width: 375, height: 667 };
const desktop = { width: 1440, height: 900 };
const toast = { width: 343, height: 76 };
const corner = { left: 16, right: 359, top: 575, bottom: 651 };

describe('a toast', () => {
  test('stands in the corner when nothing is there', () => {
    expect(freePlace(toast, phone, [])).toEqual(corner);
    expect(freePlace(toast, desktop, [])).toEqual({ left: 1081, right: 1424, top: 808, bottom: 884 });
  });

  test('on a phone stands above what can be pressed there, as low as it can', () => {
    const bar = { top: 600, bottom: 644, left: 16, right: 359 };
    const row = { top: 480, bottom: 524, left: 16, right: 120 };
    expect(freePlace(toast, phone, [bar])).toMatchObject({ bottom: 596 });
    // Between the row and the bar there is not enough room.
    expect(freePlace(toast, phone, [bar, row])).toMatchObject({ bottom: 476 });
  });

  test('on a wide screen moves beside a button when that is nearer than above it', () => {
    const tall = { top: 300, bottom: 890, left: 1300, right: 1400 };
    expect(freePlace(toast, desktop, [tall])).toMatchObject({ right: 1296, bottom: 884 });
  });

  test('stays where it is as long as that is free', () => {
    const current = { left: 16, right: 359, top: 300, bottom: 376 };
    expect(freePlace(toast, phone, [], current)).toEqual(current);
    const button = { top: 370, bottom: 414, left: 16, right: 120 };
    expect(freePlace(toast, phone, [button], current)).toEqual(corner);
  });

  test('has no place where buttons leave none', () => {
    const rows = Array.from({ length: 12 }, (_, row) => ({
      top: row * 56,
      bottom: row * 56 + 44,
      left: 16,
      right: 359,
    }));
    expect(freePlace(toast, phone, rows)).toBeUndefined();
  });
});
