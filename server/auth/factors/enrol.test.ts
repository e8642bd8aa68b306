import { expect, test } from 'vitest';
import { type AuthBench, describeAuth, readJson } from '../testing/describe-auth.ts';
import { answer, challengeOf, codeOf, enrol, secure, signIn } from '../testing/second-factor.ts';

const refresh = ({ post }: AuthBench, refresh_token: string) =>
  post('/token?grant_type=refresh_token', { refresh_token });

describeAuth('POST /factors', (at) => {
  test('6.14: returns a secret, its URI with the site’s host as issuer, and a picture', async () => {
    const { signUp } = at();
    const person = await signUp();
    const factor = await enrol(at(), person.accessToken, { friendly_name: 'My phone' });
    expect(factor).toMatchObject({ status: 200, type: 'totp', friendly_name: 'My phone' });
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(factor.totp.uri);
    expect(uri.searchParams.get('issuer')).toBe(new URL(at().services.env.SITE_URL).host);
    expect(decodeURIComponent(uri.pathname)).toContain(person.email);
    expect(factor.totp.qr_code).toMatch(/^<svg/);
    const named = await enrol(at(), person.accessToken, { friendly_name: 'Another', issuer: 'Example Ltd' });
    expect(new URL(named.totp.uri).searchParams.get('issuer')).toBe('Example Ltd');
  });

  test('R-59: adding and removing a factor need a proof from the last ten minutes; refreshing does not count', async () => {
    const bench = at();
    const person = await bench.signUp();
    const age = () =>
      bench.query(
        `update auth.sessions set amr = (select jsonb_agg(jsonb_set(entry, '{timestamp}',
           to_jsonb(floor(extract(epoch from now()) - 601)))) from jsonb_array_elements(amr) entry)
         where user_id = $1::uuid`,
        [person.id],
      );
    await age();
    const refused = [403, 'reauthentication_needed'];
    const stale = await readJson(await refresh(bench, person.refreshToken));
    const early = await enrol(bench, stale.access_token);
    expect([early.status, early.code]).toEqual(refused);
    const { access_token: fresh } = await signIn(bench, person.email);
    const { id, secret, accessToken } = await secure(bench, fresh);
    await age();
    const removal = await bench.delete(`/factors/${id}`, accessToken);
    expect([removal.status, (await readJson(removal)).code]).toEqual(refused);
    // The factor's code is a proof too.
    const { id: challengeId } = await challengeOf(bench, accessToken, id);
    expect((await answer(bench, accessToken, id, challengeId, codeOf(secret, 1))).status).toBe(200);
    expect((await bench.delete(`/factors/${id}`, accessToken)).status).toBe(200);
  });

  test('the secret is sealed in the database, and no answer shows it again', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { rows } = await at().query('select to_jsonb(f)::text as row from auth.factors f where id = $1::uuid', [id]);
    expect(rows[0]?.row).toContain('v1.');
    expect(rows[0]?.row).not.toContain(totp.secret);
    const user = await (await at().get('/user', accessToken)).text();
    expect(user).toContain(id);
    expect(user).not.toContain('sealed');
  });

  test.each([
    [{ factor_type: 'palm' }, 400, 'validation_failed'],
    [{ factor_type: '' }, 400, 'validation_failed'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'phone', phone: '+4915550100' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ friendly_name: 'x'.repeat(201) }, 400, 'validation_failed'],
    [{ issuer: 'x'.repeat(101) }, 400, 'validation_failed'],
    [{ issuer: 7 }, 400, 'bad_json'],
  ])('6.14: refuses %j', async (body, status, code) => {
    const { accessToken } = await at().signUp();
    expect(await enrol(at(), accessToken, body)).toMatchObject({ status, code });
  });

  test('6.14: is refused for anonymous users, and where the type is off', async () => {
    const anonymous = await readJson(await at({ anonymousUsers: true }).post('/signup', {}));
    expect(await enrol(at(), anonymous.access_token)).toMatchObject({ status: 403, code: 'no_authorization' });
    const { accessToken } = await at().signUp();
    const off = await enrol(at({ totp: false }), accessToken);
    expect(off).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
    expect((await at().post('/factors', { factor_type: 'totp' })).status).toBe(401);
  });

  test('R-50: two factors with one name collide, as do two without a name', async () => {
    const { accessToken } = await at().signUp();
    for (const friendly_name of ['Phone', '']) {
      expect(await enrol(at(), accessToken, { friendly_name })).toMatchObject({ status: 200 });
      const again = await enrol(at(), accessToken, { friendly_name });
      expect(again).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    }
  });

  test('R-50: allows ten factors at most, even when twenty are enrolled at once', async () => {
    const { accessToken } = await at().signUp();
    const names = Array.from({ length: 20 }, (_, index) => `Phone ${index}`);
    const enrolled = await Promise.all(names.map((friendly_name) => enrol(at(), accessToken, { friendly_name })));
    expect(enrolled.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = enrolled.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(Array(10).fill('too_many_enrolled_mfa_factors'));
  });

  test('R-50: a factor begun five minutes ago and never challenged makes room, one that was challenged stays', async () => {
    const { accessToken, id } = await at().signUp();
    const begun = await enrol(at(), accessToken, { friendly_name: 'Begun' });
    const asked = await enrol(at(), accessToken, { friendly_name: 'Asked' });
    await challengeOf(at(), accessToken, asked.id);
    const age = `update auth.factors set created_at = now() - interval '301 seconds' where user_id = $1::uuid`;
    await at().query(age, [id]);
    const fresh = await enrol(at(), accessToken, { friendly_name: 'Begun' });
    expect(fresh.status).toBe(200);
    const { rows } = await at().query('select id from auth.factors where user_id = $1::uuid', [id]);
    expect(rows.map((row) => row.id).toSorted()).toEqual([asked.id, fresh.id].toSorted());
    expect(begun.id).not.toBe(fresh.id);
  });

  test('R-50: a user with a verified factor enrols another only in an aal2 session', async () => {
    const person = await at().signUp();
    const { accessToken } = await secure(at(), person.accessToken);
    const lower = await signIn(at(), person.email);
    const refused = await enrol(at(), lower.access_token, { friendly_name: 'More' });
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await enrol(at(), accessToken, { friendly_name: 'More' })).toMatchObject({ status: 200 });
  });
});
