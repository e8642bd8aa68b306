import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { readEnv } from '../env.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const PATH = '/rest/v1/figures';

describeEachDatabase('REST_SCHEMAS', (getDatabase) => {
  let product: TestApp;
  beforeAll(async () => {
    for (const sql of [
      'create schema "Back office"',
      'create table "Back office".figures (id int, label text default current_setting(\'search_path\'))',
      'create function "Back office".count_figures() returns bigint language plpgsql stable as \'begin return (select count(*) from figures); end\'',
      'grant usage on schema "Back office" to anon',
      'grant select, insert on "Back office".figures to anon',
      'grant execute on function "Back office".count_figures() to anon',
    ])
      await getDatabase().query(sql);
    product = await createTestApp(getDatabase(), { env: readEnv({ REST_SCHEMAS: 'public, Back office' }) });
  });
  afterAll(() => product.close());

  const office = { 'Content-Profile': 'Back office', 'Accept-Profile': 'Back office' };

  test('P2: serves further schemas, which a header chooses, and says which one answered', async () => {
    const written = await product.send(PATH, { headers: office, body: { id: 1 } });
    expect([written.status, written.headers.get('Content-Profile')]).toEqual([201, 'Back office']);
    const read = await product.send(`${PATH}?select=id,label`, { headers: office });
    expect(await read.json()).toEqual([{ id: 1, label: '"Back office", pg_temp' }]);
    // Names inside a function mean the chosen schema, as in PostgREST.
    const called = await product.send('/rest/v1/rpc/count_figures', { headers: office, body: {} });
    expect(await called.json()).toBe(1);
  });

  test('P2, P3: the first is the default, and none can be reached through another', async () => {
    const absent = await product.send(PATH);
    expect([absent.status, absent.headers.get('Content-Profile')]).toEqual([404, 'public']);
    expect((await product.send('/rest/v1/resumes', { headers: office })).status).toBe(404);
    const refused = await product.send(PATH, { headers: { 'Accept-Profile': 'auth' } });
    expect(refused.status).toBe(406);
    expect(await refused.json()).toMatchObject({ hint: 'Only the following schemas are exposed: public, Back office' });
  });
});
