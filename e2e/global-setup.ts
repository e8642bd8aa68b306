import type { TestProject } from 'vitest/node';
import { buildWebIfStale } from '#server/build-web.ts';
import { startBrowser } from './browser.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to connect to this run's browser. */
    browser: string;
    /** The product that all journeys share, except those that stop it. */
    product: { url: string; anonKey: string };
  }
}

const ends: (() => Promise<void>)[] = [];

/** Vitest's globalSetup for the journeys: the built web, one product and one browser for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  buildWebIfStale();
  try {
    const product = await startProduct();
    ends.push(product.dispose);
    const browser = await startBrowser();
    ends.push(() => browser.close());
    project.provide('browser', browser.wsEndpoint());
    project.provide('product', { url: product.url, anonKey: product.anonKey });
  } catch (error) {
    // Vitest tears down only a setup that completed.
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
