import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp, TestPerson } from '#server/testing/test-app.ts';

/**
 * Opens the product for the tests in a describe, and signs up somebody new for each of them.
 * @param take called with both before each test
 */
export function withPayer<Product extends TestApp>(
  open: () => Promise<Product>,
  take: (payer: { product: Product; person: TestPerson }) => void,
): void {
  let product: Product | undefined;
  let people = 0;
  beforeAll(async () => {
    product = await open();
  });
  afterAll(() => product?.close());
  beforeEach(async () => {
    if (product === undefined) return;
    people += 1;
    take({ product, person: await product.signUp(`payer${people}@example.org`) });
  });
}
