// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authState, signedOut } from '#web/lib/auth-state.ts';
import { clearDraft, getDraft } from '#web/lib/draft.ts';
import { getToast } from '#web/ui/toast.ts';
import { HomePage } from './home-page.tsx';

const posting = 'Excel and SAP every day. Excel is a must, SAP too.';
const resume = 'Monthly reports in Excel.';

function openHome() {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/resume-analyzer" element="the analyzer" />
      </Routes>
    </MemoryRouter>,
  );
}

async function tryBothTexts() {
  fireEvent.change(screen.getByLabelText('Job Description'), { target: { value: posting } });
  fireEvent.change(screen.getByLabelText('Your Resume'), { target: { value: resume } });
  await userEvent.click(screen.getByRole('button', { name: 'See my score' }));
  return screen.findByRole('progressbar', { name: 'ATS Match Score' });
}

const user = { id: '1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-11-01T08:00:00Z' };
const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'bearer' as const, user };

beforeEach(() => {
  authState.change({ ...signedOut, isLoading: false, dialog: null });
  // No worker runs here: the basic matcher answers through the same function.
  vi.stubGlobal('Worker', undefined);
});
afterEach(() => {
  cleanup();
  clearDraft();
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  test('links to the analyzer, and sends visitors who want the dashboard to the login', () => {
    openHome();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get Your Resume Past the ATS');
    expect(screen.getByRole('link', { name: 'Start Optimizing' }).getAttribute('href')).toBe('/resume-analyzer');
    expect(screen.getByRole('link', { name: 'View Dashboard' }).getAttribute('href')).toBe('/login');
  });

  test('links signed-in people to their dashboard, without a trial', () => {
    authState.change({ user, session });
    openHome();
    expect(screen.getByRole('link', { name: 'View Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('button', { name: 'See my score' })).toBeNull();
  });
});

describe('the trial', () => {
  test('requires both texts', async () => {
    openHome();
    await userEvent.type(screen.getByLabelText('Your Resume'), resume);
    await userEvent.click(screen.getByRole('button', { name: 'See my score' }));
    expect(getToast()).toMatchObject({
      title: 'Missing information',
      description: 'Please provide both a job description and your resume.',
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('can be filled with the example, which is offered while nothing is typed', async () => {
    openHome();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
    expect(getDraft()).toMatchObject({ jobTitle: 'Office Manager' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your Resume').value).toMatch(/^Ran payroll/);
    expect(screen.queryByRole('button', { name: 'Fill in an example' })).toBeNull();
  });

  test('shows the overall score and nothing else of the analysis', async () => {
    openHome();
    const score = await tryBothTexts();
    expect(score.getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    expect(screen.queryByText(/recommendation/i)).toBeNull();
  });

  test.each(['Login / Register', 'Optimize Resume', 'Download'])('asks to sign in for “%s”', async (button) => {
    openHome();
    await tryBothTexts();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(authState.get().dialog).toBe('register');
    expect(authState.get().dialogNext).toMatch(/^\/resume-analyzer\?tried=[0-9a-f-]{36}$/);
  });

  test('leads to its results after the sign-in', async () => {
    openHome();
    await tryBothTexts();
    await userEvent.click(screen.getByRole('button', { name: 'Login / Register' }));
    await act(async () => authState.change({ user, session, dialog: null }));
    expect(await screen.findByText('the analyzer')).toBeTruthy();
    expect(getDraft()).toMatchObject({ jobDescription: posting, resumeText: resume });
  });

  test('leaves a huge paste out, says so, and keeps what was typed', async () => {
    openHome();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your Resume');
    await userEvent.type(field, resume);
    await userEvent.paste('x'.repeat(5_000_000));
    expect(screen.getByText(/5,000,000 characters, and was left out/)).toBeTruthy();
    expect(field.value).toBe(resume);
  });
});
