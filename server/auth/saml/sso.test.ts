import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSamlStub, type SamlAnswer, type SamlStub } from '#e2e/stubs/saml-identity-provider.ts';
import { readEnv } from '#server/env.ts';
import { describeAuth, freshEmail } from '../testing/describe-auth.ts';
import { createProviderBench } from '../testing/provider-bench.ts';
import { readAssertionApart } from './assertion-reader.ts';
import { openSamlProviders } from './saml-providers.ts';

const works = createSamlStub();
const worksId = randomUUID();
const mill = createSamlStub('https://sign-in.mill.example/metadata');
const millId = randomUUID();

const configuration = JSON.stringify([
  { id: worksId, domains: ['works.example'], metadata_xml: works.metadata },
  {
    id: millId,
    domains: ['mill.example'],
    entity_id: mill.entityId,
    sso_url: 'https://sign-in.mill.example/saml',
    certificate: mill.certificate,
    attribute_mapping: { keys: { email: { name: 'post' }, team: { names: ['group', 'team'], default: 'none' } } },
  },
]);
const samlProviders = await openSamlProviders(readEnv({ AUTH_SAML_PROVIDERS: configuration }));

const fragmentOf = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)));

describeAuth('sign-in through an organisation', (at) => {
  const open = () => createProviderBench({ ...at().services, samlProviders }, {});
  const redirectTo = 'http://localhost:3000/dashboard';

  /** The organisation's page that a browser is sent to. */
  async function leave(domain = 'works.example', flowType: 'implicit' | 'pkce' = 'implicit') {
    const bench = open();
    const client = bench.openClient(flowType);
    const { data, error } = await client.auth.signInWithSSO({ domain, options: { redirectTo } });
    if (error) throw error;
    return { bench, client, page: String(data?.url) };
  }

  async function post(bench: ReturnType<typeof open>, form: URLSearchParams): Promise<URL> {
    return bench.follow(await hand(bench, form));
  }

  /** Posts the form of the organisation's page, which brings no cookie. @returns where it sends the browser */
  async function hand(bench: ReturnType<typeof open>, form: URLSearchParams): Promise<string> {
    const answer = await bench.app.request('/auth/v1/sso/saml/acs', { method: 'POST', body: form });
    expect([302, 303]).toContain(answer.status);
    return answer.headers.get('Location') ?? '';
  }

  const newPerson = (): SamlAnswer => ({
    nameId: randomUUID(),
    attributes: { email: freshEmail(), name: 'Ada Sample' },
  });

  async function arrive(answer: SamlAnswer, stub: SamlStub = works): Promise<URL> {
    const { bench, page } = await leave();
    return post(bench, stub.answer(page, answer));
  }

  test('6.6: signInWithSSO, implicit: a user of the organisation, with its name in the token', async () => {
    const person = newPerson();
    const { bench, client, page } = await leave();
    const { access_token = '', refresh_token = '' } = fragmentOf(await post(bench, works.answer(page, person)));
    const { data, error } = await client.auth.setSession({ access_token, refresh_token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.attributes?.email);
    expect(data.user?.app_metadata).toEqual({ provider: `sso:${worksId}`, providers: [`sso:${worksId}`] });
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims.amr).toEqual([{ method: 'sso/saml', provider: worksId, timestamp: expect.any(Number) }]);
    const { rows } = await at().query('select is_sso_user from auth.users where id = $1::uuid', [data.user?.id ?? '']);
    expect(rows).toEqual([{ is_sso_user: true }]);
  });

  test('6.6: signInWithSSO, PKCE: the code becomes a session that names the organisation', async () => {
    const { bench, client, page } = await leave('works.example', 'pkce');
    const back = await post(bench, works.answer(page, newPerson()));
    const { error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'sso/saml', provider: worksId }]);
  });

  test('6.6: a provider by entity id and certificate, whose attributes are mapped', async () => {
    const email = freshEmail();
    const { bench, client, page } = await leave('Mill.example');
    const answer = { nameId: 'ada', attributes: { post: email, team: 'Sails' } };
    const { access_token = '', refresh_token = '' } = fragmentOf(await post(bench, mill.answer(page, answer)));
    const { data } = await client.auth.setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(email);
    expect(data.user?.identities?.[0]?.identity_data?.custom_claims).toEqual({ team: 'Sails' });
  });

  test('R-60: an organisation’s users are never linked to other accounts by address, and are found again', async () => {
    const { email, id } = await at().signUp();
    const person = { nameId: randomUUID(), attributes: { email } };
    for (let visit = 1; visit <= 2; visit++) expect(fragmentOf(await arrive(person))).toHaveProperty('access_token');
    const { rows } = await at().query('select id, is_sso_user from auth.users where lower(email) = $1', [email]);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ id, is_sso_user: false });
  });

  test.each<[string, SamlAnswer]>([
    ['signed by nobody', { ...newPerson(), sign: 'nothing' }],
    ['signed as a response alone', { ...newPerson(), sign: 'response' }],
    ['for another audience', { ...newPerson(), audience: 'https://else.example' }],
    ['of another issuer', { ...newPerson(), issuer: mill.entityId }],
    ['for another URL', { ...newPerson(), recipient: 'https://else.example/acs' }],
    ['out of date', { ...newPerson(), notOnOrAfter: -120 }],
    ['not yet valid', { ...newPerson(), notBefore: 120 }],
    ['to another request', { ...newPerson(), inResponseTo: `_${randomUUID()}` }],
    ['to no request', { ...newPerson(), inResponseTo: null }],
    ['whose signed part answers no request', { ...newPerson(), confirmedInResponseTo: null }],
    ['whose signed part answers another request', { ...newPerson(), confirmedInResponseTo: `_${randomUUID()}` }],
    ['about a transient name', { ...newPerson(), nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
    ['with a document type', { ...newPerson(), tamper: (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}` }],
    ['changed after it was signed', { ...newPerson(), tamper: (xml) => xml.replace('Ada Sample', 'Eve Sample') }],
    ['that is no XML', { ...newPerson(), tamper: () => 'no xml at all' }],
    ['that is empty', { ...newPerson(), tamper: () => '' }],
  ])('6.6: an answer %s is refused', async (_, answer) => {
    const back = await arrive(answer);
    expect(back.origin + back.pathname).toBe(redirectTo);
    expect(fragmentOf(back)).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' });
  });

  test('6.6: an answer signed with a key that is not the organisation’s is refused', async () => {
    const forger = createSamlStub(works.entityId);
    expect(fragmentOf(await arrive(newPerson(), forger))).toMatchObject({ error_code: 'validation_failed' });
    expect(fragmentOf(await arrive({ ...newPerson(), issuer: works.entityId }, mill))).toMatchObject({
      error_code: 'validation_failed',
    });
  });

  const assertionIn = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
  const forged = (xml: string) =>
    assertionIn(xml)
      .replace(/<Signature.*<\/Signature>/s, '')
      .replace(/<saml:NameID([^>]*)>[^<]*</, '<saml:NameID$1>victim<')
      .replace(/ ID="[^"]+"/, ' ID="_forged"');

  test.each<[string, (xml: string) => string]>([
    ['before the signed one', (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`)],
    ['after the signed one', (xml) => xml.replace('</saml:Assertion>', `</saml:Assertion>${forged(xml)}`)],
    [
      'around the signed one',
      (xml) =>
        xml.replace(assertionIn(xml), forged(xml).replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`)),
    ],
    [
      'with the signed one hidden in extensions',
      (xml) =>
        xml
          .replace(assertionIn(xml), forged(xml))
          .replace('<samlp:Status>', `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions><samlp:Status>`),
    ],
    [
      'that borrows the signature',
      (xml) => {
        const signature = /<Signature.*<\/Signature>/s.exec(xml)?.[0] ?? '';
        const borrowed = signature.replace('</Signature>', `<Object>${assertionIn(xml)}</Object></Signature>`);
        return xml.replace(assertionIn(xml), forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${borrowed}`));
      },
    ],
    [
      'with the same id as the signed one',
      (xml) => {
        const id = / ID="([^"]+)"/.exec(assertionIn(xml))?.[1] ?? '';
        return xml.replace('<saml:Assertion', `${forged(xml).replace('_forged', id)}<saml:Assertion`);
      },
    ],
  ])('6.6: signature wrapping is refused: a forged assertion %s', async (_, tamper) => {
    const person = newPerson();
    const back = await arrive({ ...person, tamper });
    expect(fragmentOf(back)).not.toHaveProperty('access_token');
    const { rows } = await at().query('select 1 from auth.identities where provider_id = $1', ['victim']);
    expect(rows).toEqual([]);
  });

  test('6.6: a comment inserted into the name does not cut it short', async () => {
    const nameId = `ada@works.example.${randomUUID()}.evil.example`;
    const tamper = (xml: string) => xml.replace('ada@works.example.', 'ada@works.example<!-- -->.');
    await arrive({ ...newPerson(), nameId, tamper });
    const { rows } = await at().query(
      `select provider_id from auth.identities where provider_id like 'ada@works.example%' and created_at > now() - interval '1 minute'`,
    );
    expect(rows.filter(({ provider_id: id }) => id !== nameId)).toEqual([]);
  });

  test('6.6: an answer is accepted once', async () => {
    const { bench, page } = await leave();
    const form = works.answer(page, newPerson());
    expect(fragmentOf(await post(bench, form))).toHaveProperty('access_token');
    expect(fragmentOf(await post(bench, form))).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('R-65: an answer prepared in another browser is refused, and its own browser still gets in', async () => {
    const [attacker, victim] = [await leave(), await leave()];
    const prepared = await hand(attacker.bench, works.answer(attacker.page, newPerson()));
    const back = await victim.bench.follow(prepared);
    expect(back.pathname).toBe('/verify');
    expect(fragmentOf(back)).toMatchObject({ error_code: 'bad_oauth_state' });
    expect(fragmentOf(await attacker.bench.follow(prepared))).toHaveProperty('access_token');
    expect(fragmentOf(await attacker.bench.follow(prepared))).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('R-65: a browser that comes before the organisation has answered does not get in', async () => {
    const { bench, page } = await leave();
    const state = new URL(page).searchParams.get('RelayState') ?? '';
    const back = await bench.follow(`${bench.services.env.SITE_URL}/auth/v1/sso/saml/acs?RelayState=${state}`);
    expect(fragmentOf(back)).toMatchObject({ error_code: 'bad_oauth_callback' });
  });

  test('6.6: an answer to one browser’s request does not work for another’s', async () => {
    const first = await leave();
    const second = await leave();
    const form = works.answer(first.page, newPerson());
    form.set('RelayState', new URL(second.page).searchParams.get('RelayState') ?? '');
    expect(fragmentOf(await post(second.bench, form))).toMatchObject({ error_code: 'validation_failed' });
  });

  test('6.6: an unsolicited answer is refused, and so is a late one', async () => {
    const { bench, page } = await leave();
    const form = works.answer(page, newPerson());
    const unasked = new URLSearchParams({ SAMLResponse: form.get('SAMLResponse') ?? '' });
    expect(fragmentOf(await post(bench, unasked))).toMatchObject({ error_code: 'bad_oauth_state' });
    await at().query(`update auth.flows set created_at = now() - interval '301 seconds' where id = $1::uuid`, [
      form.get('RelayState') ?? '',
    ]);
    expect(fragmentOf(await post(bench, form))).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('6.6: says what is wrong with a request: neither, both, unknown; a good one redirects', async () => {
    const { app } = open();
    const ask = async (body: object) => {
      const answer = await app.request('/auth/v1/sso', { method: 'POST', body: JSON.stringify(body) });
      return [answer.status, answer.headers.get('x-sb-error-code')];
    };
    expect(await ask({})).toEqual([400, 'validation_failed']);
    expect(await ask({ provider_id: worksId, domain: 'works.example' })).toEqual([400, 'validation_failed']);
    expect(await ask({ domain: 'nobody.example' })).toEqual([404, 'sso_provider_not_found']);
    expect(await ask({ provider_id: 'no-uuid' })).toEqual([404, 'sso_provider_not_found']);
    expect(await ask({ provider_id: worksId })).toEqual([303, null]);
  });

  test('6.6: an answer of more than 64 kB is refused before it is read', async () => {
    const { bench, page } = await leave();
    const form = works.answer(page, newPerson());
    const padded = Buffer.concat([Buffer.from(form.get('SAMLResponse') ?? '', 'base64'), Buffer.alloc(65_536, ' ')]);
    form.set('SAMLResponse', padded.toString('base64'));
    const location = await post(bench, form);
    expect(fragmentOf(location).error_code).toBe('validation_failed');
  });

  test('6.6: any number of unsigned elements next to the assertion are read on another thread', async () => {
    const { page } = await leave();
    const tamper = (xml: string) => xml.replace('</samlp:Response>', `${'<a/>'.repeat(14_000)}</samlp:Response>`);
    const response = works.answer(page, { ...newPerson(), sign: 'nothing', tamper }).get('SAMLResponse') ?? '';
    const [provider] = samlProviders;
    if (!provider) throw new Error('There is no provider.');
    const expected = { siteUrl: 'http://localhost:3000', flowId: randomUUID(), flowSeconds: 300 };
    let isDone = false;
    const reading = readAssertionApart({ provider, response, expected }).finally(() => {
      isDone = true;
    });
    const refused = expect(reading).rejects.toThrow();
    let turns = 0;
    for (; !isDone; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    await refused;
    // Read on this thread, the event loop would turn once or twice: before and after.
    expect(turns).toBeGreaterThan(20);
  });

  test('6.6: without an organisation every call says that SAML is off, before the body is read', async () => {
    const off = createProviderBench(at().services, {});
    for (const [method, path] of [
      ['POST', '/sso'],
      ['GET', '/sso/saml/metadata'],
      ['POST', '/sso/saml/acs'],
    ] as const) {
      const answer = await off.app.request(`/auth/v1${path}`, { method, ...(method === 'POST' ? { body: '{' } : {}) });
      expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([404, 'saml_provider_disabled']);
    }
    expect(await (await off.app.request('/auth/v1/settings')).json()).toMatchObject({ saml_enabled: false });
    expect(await (await open().app.request('/auth/v1/settings')).json()).toMatchObject({ saml_enabled: true });
  });

  test('6.6: the metadata says where an organisation must send its answers', async () => {
    const { app, services } = open();
    const answer = await app.request('/auth/v1/sso/saml/metadata');
    const xml = await answer.text();
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(xml).toContain(`entityID="${services.env.SITE_URL}/auth/v1/sso/saml/metadata"`);
    expect(xml).toContain(`Location="${services.env.SITE_URL}/auth/v1/sso/saml/acs"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });
});

test.each([
  ['invalid JSON', '[{', 'is not valid JSON'],
  ['no list', '{}', 'names a file that cannot be read'],
  ['a missing file', './no-such-file.json', 'names a file that cannot be read (ENOENT)'],
  ['no id', '[{}]', 'provider 1: id'],
  ['neither metadata nor address', `[{"id":"${worksId}"}]`, 'it needs metadata_xml'],
  ['metadata of something else', JSON.stringify([{ id: worksId, metadata_xml: '<a/>' }]), `provider 1 (${worksId})`],
  [
    'an unreadable certificate',
    JSON.stringify([{ id: worksId, entity_id: 'a', sso_url: 'https://a.example', certificate: 'b' }]),
    'certificate cannot be read',
  ],
  ['an id twice', JSON.stringify([1, 2].map(() => ({ id: worksId, metadata_xml: works.metadata }))), 'twice'],
])('AUTH_SAML_PROVIDERS with %s is refused, and the error says what is wrong', async (_, setting, message) => {
  await expect(openSamlProviders(readEnv({ AUTH_SAML_PROVIDERS: setting }))).rejects.toThrow(message);
});
