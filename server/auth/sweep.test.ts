import pino from 'pino';
import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';
import { describeAuth } from './testing/describe-auth.ts';

const silent = pino({ level: 'silent' });

describeAuth('the sweep', (at) => {
  test('removes what is older than a day, and nothing else', async () => {
    const { services, query } = at();
    await query(`insert into auth.flows (kind, redirect_to, created_at)
      values ('magiclink', '/old', now() - interval '25 hours'), ('magiclink', '/new', now())`);
    await sweep(services.database, silent);
    const { rows } = await query(`select redirect_to from auth.flows where redirect_to in ('/old', '/new')`);
    expect(rows).toEqual([{ redirect_to: '/new' }]);
  });

  test('is logged when it fails, and nothing else stops', async () => {
    const { services } = at();
    const lines: string[] = [];
    const broken = { ...services.database, transaction: refuse, batch: refuse };
    await sweep(broken, pino({ level: 'warn' }, { write: (line) => lines.push(line) }));
    expect(lines.join()).toContain('old sign-in flows could not be removed');
  });
});

const refuse = (): Promise<never> => Promise.reject(new Error('out of order'));
