import { expect } from 'vitest';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const INSERT = `insert into system_settings (key, value, description) values ('banner', '"Hello"', null) returning key`;

describePolicies('system_settings', (when) => {
  when(
    'a new database has the defaults of product rule 3.4, and the limits of the plans',
    async ({ session, admin }) => {
      await session.become(admin.caller);
      expect(await rowsOf(session, 'select key, value, description from system_settings order by key')).toEqual([
        { key: 'ai_enabled', value: '{"enabled": true}', description: 'Enable or disable AI resume analysis' },
        {
          key: 'ai_second_reader',
          value: '{"enabled": false}',
          description: 'Let the language model judge unclear wording beside the rules',
        },
        {
          key: 'analysis_engine',
          value: '{"engine": "advanced"}',
          description: 'Analysis engine: advanced, or basic keyword matching',
        },
        {
          key: 'daily_scan_limits',
          value: '{"free": 2, "basic": 2, "premium": 20}',
          description: 'Scans a person has a day (UTC), by plan',
        },
        {
          key: 'default_subscription',
          value: '{"plan": "free", "resume_limit": 3}',
          description: 'Default subscription settings for new users',
        },
        {
          key: 'kept_limits',
          value: '{"rows": 20000, "megabytes": 1000}',
          description: 'What one person may keep: saved analyses and answers, and the size of their texts',
        },
        {
          key: 'maintenance',
          value: '{"until": "", "enabled": false}',
          description: 'Close the product to everybody but administrators, until a time',
        },
        { key: 'openai_model', value: '{"model": "gpt-4"}', description: 'OpenAI model to use for resume analysis' },
        {
          key: 'retention',
          value: '{"audit_days": 0, "usage_days": 0}',
          description: 'Days after which entries of the audit log and records of use are deleted',
        },
      ]);
    },
  );

  when('an admin adds a setting, and changes a value; a time sent along is ignored', async ({ session, admin }) => {
    await session.become(admin.caller);
    expect(await rowsOf(session, INSERT)).toEqual([{ key: 'banner' }]);
    const update = `update system_settings set value = '{"enabled": false}', updated_at = '2000-01-01'
      where key = 'ai_enabled' returning value, updated_at = now() as now`;
    expect(await rowsOf(session, update)).toEqual([{ value: '{"enabled": false}', now: true }]);
  });

  when('an admin neither renames nor deletes one, nor adds a key twice', async ({ session, admin }) => {
    await session.become(admin.caller);
    expect(await session.attempt(`update system_settings set key = 'x'`)).toBe(DENIED);
    expect(await session.attempt('delete from system_settings')).toBe(DENIED);
    const again = `insert into system_settings (key, value) values ('ai_enabled', '{"enabled": true}')`;
    expect(await session.attempt(again)).toBe('23505');
    expect(await session.attempt(`insert into system_settings (key, value) values ('', '1')`)).toBe('23514');
  });

  when('a user who is not an admin sees none and changes none', async ({ session, owner }) => {
    await session.become(owner.caller);
    expect(await rowsOf(session, 'select * from system_settings')).toEqual([]);
    expect(await session.attempt(INSERT)).toBe(DENIED);
    expect(await session.query(`update system_settings set value = '0'`)).toMatchObject({ rowCount: 0 });
  });

  when('nobody without a sign-in does anything', async ({ session }) => {
    await session.become(anonymous);
    for (const sql of ['select * from system_settings', INSERT, `update system_settings set value = '0'`]) {
      expect(await session.attempt(sql), sql).toBe(DENIED);
    }
  });

  when('the service role does everything', async ({ session }) => {
    await session.become(service);
    expect(await rowsOf(session, INSERT)).toEqual([{ key: 'banner' }]);
    expect(await session.query('delete from system_settings')).toMatchObject({ rowCount: 10 });
  });
});
