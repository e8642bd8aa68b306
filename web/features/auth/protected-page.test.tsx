// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authState, signedOut } from '#web/lib/auth-state.ts';
import { ProtectedPage } from './protected-page.tsx';

function ShownState() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function openDashboard() {
  render(
    <MemoryRouter initialEntries={['/dashboard?sort=title']}>
      <Routes>
        <Route path="/dashboard" element={<ProtectedPage>the saved resumes</ProtectedPage>} />
        <Route path="*" element={<ShownState />} />
      </Routes>
    </MemoryRouter>,
  );
}

const change = (state: Parameters<typeof authState.change>[0]) => act(async () => authState.change(state));

const user = { id: '1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-11-01T08:00:00Z' };
const signedIn = {
  session: { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'bearer' as const, user },
  user,
};

beforeEach(() => authState.change({ ...signedOut, isLoading: false, isLoggingOut: false, dialog: null }));
afterEach(cleanup);

describe('a protected page', () => {
  test('says that it is waiting until it is known who is signed in', async () => {
    authState.change({ isLoading: true });
    openDashboard();
    expect(screen.getByRole('status').textContent).toBe('Loading authentication...');
    expect(authState.get().dialog).toBeNull();
  });

  test('asks a visitor to sign in, and opens the dialog', () => {
    openDashboard();
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    expect(screen.getByText('You need to be logged in to access this page.')).toBeTruthy();
    expect(screen.queryByText('the saved resumes')).toBeNull();
    expect(authState.get().dialog).toBe('login');
  });

  test('does not open the dialog again after it was closed', async () => {
    openDashboard();
    await change({ dialog: null });
    await change({ roles: [] });
    expect(authState.get().dialog).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Login / Register' }));
    expect(authState.get().dialog).toBe('login');
  });

  test.each(['Login Page', 'Register Page'])('passes on to the %s where the person came from', (link) => {
    openDashboard();
    fireEvent.click(screen.getByRole('link', { name: link }));
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ from: '/dashboard?sort=title' });
  });

  test('is shown to signed-in people, and asks again when the session ends', async () => {
    authState.change(signedIn);
    openDashboard();
    expect(screen.getByText('the saved resumes')).toBeTruthy();
    await change(signedOut);
    expect(authState.get().dialog).toBe('login');
  });

  test('does not ask a person who signs out', async () => {
    authState.change(signedIn);
    openDashboard();
    await change({ isLoggingOut: true });
    await change(signedOut);
    expect(authState.get().dialog).toBeNull();
    expect(screen.queryByText('Authentication Required')).toBeNull();
  });
});
