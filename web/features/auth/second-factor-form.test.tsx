// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { authState } from '#web/lib/auth-state.ts';
import { SESSION_KEY } from '#web/lib/supabase.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const times = { created_at: '2026-11-01T08:00:00Z', updated_at: '2026-11-01T08:00:00Z' };
const app = { id: 'f-app', friendly_name: 'My app', factor_type: 'totp', status: 'verified', ...times } as const;
const phone = { id: 'f-phone', friendly_name: 'My phone', factor_type: 'phone', status: 'verified', ...times } as const;

/** The form for a person with both kinds of factor, on a server that refuses every code. */
async function openForm() {
  const page = renderPage(<SecondFactorForm />, ({ path }) =>
    path.endsWith('/challenge')
      ? Response.json({ id: 'c-1', type: 'phone', expires_at: 4102444800 })
      : Response.json({ code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid code' }, { status: 422 }),
  );
  const { user, session } = authState.get();
  if (!(user && session)) throw new Error('Nobody is signed in for this test.');
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const access_token = [part({ alg: 'ES256' }), part({ sub: user.id, exp: expires_at, aal: 'aal1' }), 'c2ln'].join('.');
  const stored = { ...session, access_token, expires_at, user: { ...user, factors: [app, phone] } };
  // Stored where the client finds it; the client then tells the page who is signed in.
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  authState.change({ session: stored, user: stored.user, needsSecondFactor: true });
  await screen.findByLabelText('My phone');
  return page;
}

afterEach(() => localStorage.clear());

describe('the second step', () => {
  test('with an app asks for its code at once, and shows errors at the field', async () => {
    const { person } = await openForm();
    await person.type(screen.getByLabelText('Code from the app'), '12 34');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeTruthy();
    await person.type(screen.getByLabelText('Code from the app'), '56');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Invalid code')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the app'));
  });

  test('with a phone sends the code first, and can send another', async () => {
    const { person, seen } = await openForm();
    await person.click(screen.getByLabelText('My phone'));
    expect(screen.queryByLabelText('Code from the message')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText('Code from the message')).toBeTruthy();
    expect(seen.map(({ path }) => path)).toContain('/auth/v1/factors/f-phone/challenge');
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});
