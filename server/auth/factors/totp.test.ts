import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { createTotp, findStep } from './totp.ts';

/** RFC 6238, appendix B: "12345678901234567890" and its SHA-1 codes, of which we use the last six digits. */
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;

describe('R-51: the codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (seconds, code) => {
    expect(findStep(rfcSecret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  test('are accepted one step of 30 seconds early or late, not two', () => {
    const now = 1_800_000_000_000;
    const step = now / 30_000;
    const codeAt = (offset: number) =>
      TOTP.generate({ secret: Secret.fromBase32(rfcSecret), timestamp: now + offset * 30_000 });
    expect([-2, -1, 0, 1, 2].map((offset) => findStep(rfcSecret, codeAt(offset), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '２８７０８２', '-87082'])('are six digits, not %j', (code) => {
    expect(findStep(rfcSecret, code, 59_000)).toBeNull();
  });
});

describe('a new secret', () => {
  test('R-51: has 160 bits, different each time', () => {
    const secrets = Array.from({ length: 20 }, () => createTotp('Example', 'ada@mail.example').secret);
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  });

  test('6.14: comes as an otpauth URI that names issuer and account, even with odd characters in them', () => {
    const { secret, uri } = createTotp('Ünï: & Söhne', 'ada+x@mail.example');
    const url = new URL(uri);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Ünï: & Söhne:ada+x@mail.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Ünï: & Söhne',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  test('6.14: comes as SVG of exactly that URI, dark on a light ground with a margin of four modules', () => {
    const { uri, qr_code: svg } = createTotp('Example', 'ada@mail.example');
    const { data, size } = encode(uri, { border: 4 });
    expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
    expect(svg).toContain(`<rect fill="white" width="${size}" height="${size}"/><path fill="black"`);
    const drawn = [...svg.matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
    expect(drawn.toSorted()).toEqual(dark.toSorted());
    expect(dark.every((module) => module.split(',').every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(
      true,
    );
  });

  test('6.14: fits into the data URI the client makes of it, whatever the names', () => {
    const { qr_code: svg } = createTotp('木'.repeat(100), `${'%#'.repeat(60)}@${'x'.repeat(130)}.example`);
    expect(svg).toMatch(/^<svg [^#%]*<\/svg>$/);
  });
});
