import { describe, expect, test } from 'vitest';
import { rarities } from '../../lexicon/data/reading.generated.ts';
import { hash, mix } from './hash.ts';
import { rarityBucket, rarityBuckets, rarityOf } from './rarity.ts';

describe('how rare a word is', () => {
  test('has a digit for every bucket', () => expect(rarities).toHaveLength(rarityBuckets));

  test('is counted in the lines of postings', () => {
    expect(rarityOf(rarities, 'venipuncture')).toBeGreaterThan(rarityOf(rarities, 'experience'));
    expect(rarityOf(rarities, 'team')).toBeLessThan(0.6);
  });

  test('is the same for forms of one word', () => {
    expect(rarityBucket('reconciliation')).toBe(rarityBucket('reconciling'));
  });
});

test('hashes are the same everywhere: they are part of the trained weights', () => {
  expect(hash('')).toBe(0x811c9dc5);
  expect(hash('a')).toBe(0xe40c292c);
  expect(mix(1, 2)).toBe(mix(1, 2));
  expect(mix(1, 2)).not.toBe(mix(2, 1));
});
