/** Tells the other tabs of this browser that the person's plan has changed, and hears it from them. */
const CHANNEL = 'shortlist-plan';

/** After an upgrade: the tab it began in still shows the old plan. */
export function tellPlanChanged(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** @returns what ends the listening */
export function onPlanChanged(react: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', react);
  return () => channel.close();
}
