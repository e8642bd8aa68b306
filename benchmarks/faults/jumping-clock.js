/** Preloaded (`node --import`): the clock of the process is off by as many milliseconds as the file CLOCK_OFFSET_FILE says. */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const Original = globalThis.Date;
let offset = 0;
setInterval(() => {
  try {
    offset = Number(readFileSync(file, 'utf8'));
  } catch {
    offset = 0;
  }
}, 50).unref();

globalThis.Date = class extends Original {
  constructor(...args) {
    super(...(args.length === 0 ? [Original.now() + offset] : args));
  }
  static now() {
    return Original.now() + offset;
  }
};
