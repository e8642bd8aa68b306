// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAuth } from '#web/lib/auth.ts';
import { authState } from '#web/lib/auth-state.ts';
import { AuthDialog } from './auth-dialog.tsx';

function Host() {
  const { dialog } = useAuth();
  return dialog && <AuthDialog tab={dialog} />;
}

const settings = {
  external: { email: true, google: true, github: false },
  external_labels: { google: 'Google' },
  saml_enabled: false,
};

/** The server's pending answers; each request waits for the test to supply one. */
let give: (status: number, body: unknown) => void;

beforeEach(async () => {
  document.head.innerHTML = '<meta name="shortlist-anon-key" content="anon-key">';
  vi.stubGlobal('fetch', (url: unknown) => {
    if (String(url).endsWith('/auth/v1/settings')) return Promise.resolve(Response.json(settings));
    const { promise, resolve } = Promise.withResolvers<Response>();
    give = (status, body) => resolve(Response.json(body, { status }));
    return promise;
  });
  authState.change({ dialog: 'login', isLoading: false });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Host />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the auth dialog', () => {
  test('has a title for each tab', async () => {
    expect(screen.getByRole('dialog', { name: 'Login to Your Account' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByRole('dialog', { name: 'Create an Account' })).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
  });

  test('starts in its first field and closes on Escape', async () => {
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has only one field labelled Password, so that nobody ends up in the wrong one', async () => {
    expect(screen.getAllByLabelText(/password/i)).toHaveLength(1);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(field.type).toBe('text');
    expect(screen.getAllByLabelText(/password/i)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
    expect(field.type).toBe('password');
  });

  test('says what is missing, at the field', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    const email = screen.getByLabelText('Email');
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
  });

  test('is busy while the server works, and keeps the input when it refuses', async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    const busy = await screen.findByRole('button', { name: 'Logging in...' });
    expect(busy.hasAttribute('disabled')).toBe(true);

    await waitFor(() => expect(give).toBeDefined());
    give(400, { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.com');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The email address and the password do not go together. Check both for typos.',
    );
  });

  test('offers the providers that are configured, and a code instead of the password', async () => {
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /GitHub/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code instead' }));
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use my password instead' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  test('asks for the emailed code when a new address needs confirmation', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('button', { name: 'Creating Account...' });
    await waitFor(() => expect(give).toBeDefined());
    give(200, { id: '5b0e7e0e-1f7c-4d4e-9a53-1b8f3c1f0a01', email: 'maya@example.com', aud: 'authenticated' });
    expect(await screen.findByText(/We sent an email to maya@example.com/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ }).hasAttribute('disabled')).toBe(true);
    await userEvent.type(screen.getByLabelText('Code'), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeTruthy();
  });
});
