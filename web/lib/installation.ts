import { INSTALLATION_META, type Installation } from '#contract/installation.ts';
import { logError } from './log-error.ts';
import { readMeta } from './read-meta.ts';

const nothing: Installation = { links: {}, ai: null };

/** What the server wrote into the page about the installation; a page served in development says nothing. */
export function readInstallation(): Installation {
  const told = readMeta(INSTALLATION_META);
  if (told === '') return nothing;
  try {
    return { ...nothing, ...JSON.parse(told) };
  } catch (error) {
    logError('What the page says about the installation could not be read', error);
    return nothing;
  }
}
