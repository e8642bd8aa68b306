// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResumeRow } from '#contract/resume.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { personId } from '#web/lib/testing/sign-in.ts';
import { jsonAnswer, type SeenRequest } from '#web/lib/testing/stub-backend.ts';
import { DashboardPage } from './dashboard-page.tsx';

const nurse = buildRow({ id: 'nurse', job_title: 'Ward Nurse', match_score: 82, created_at: '2025-01-05T12:00:00Z' });
const chef = buildRow({
  id: 'chef',
  job_title: 'Sous Chef',
  match_score: 45,
  optimized_match_score: 88,
  optimized_resume: 'Chef, now with menu costing',
  created_at: '2025-03-09T12:00:00Z',
});

function buildRow(overrides: Partial<ResumeRow>): ResumeRow {
  return {
    id: 'row',
    job_title: null,
    match_score: 50,
    created_at: '2025-01-05T12:00:00Z',
    user_id: personId,
    resume_text: 'The original resume',
    job_description: 'The posting',
    optimized_match_score: null,
    optimized_resume: null,
    keyword_matches: ['triage', 'ward round', 'infection control', 'rota planning', 'telemetry'].map(
      (keyword, index) => ({
        keyword,
        found: index < 4,
        locations: [],
      }),
    ),
    ai_analysis_completed: false,
    recommendations: ['Name the wards you worked on.'],
    missing_keywords_context: [],
    ...overrides,
  };
}

/** Answers like the server for these rows: the list, ids with an optimised text, keywords, one row, a deletion. */
function serve(rows: ResumeRow[]) {
  return ({ method, path }: SeenRequest): Response => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const { searchParams } = new URL(path, 'http://shortlist.test');
    const [, operator, ids = ''] = /^(eq|in)\.\(?(.*?)\)?$/.exec(searchParams.get('id') ?? '') ?? [];
    if (operator === 'eq') return jsonAnswer(rows.find((row) => row.id === ids));
    if (operator === 'in') return jsonAnswer(rows.filter((row) => ids.split(',').includes(row.id)));
    if (path.includes('optimized_resume=neq.')) return jsonAnswer(rows.filter((row) => row.optimized_resume));
    return jsonAnswer(rows);
  };
}

async function openDashboard(rows = [chef, nurse]) {
  const page = renderPage(<DashboardPage />, serve(rows));
  await page.findByRole('table');
  const bodyRows = () => page.getAllByRole('row').slice(1);
  const titles = () => bodyRows().map((row) => within(row).getByRole('rowheader').textContent);
  return { ...page, bodyRows, titles };
}

describe('the dashboard', () => {
  test('someone without analyses is pointed to the analyzer', async () => {
    const page = renderPage(<DashboardPage />, serve([]));
    expect(await page.findByText('No Saved Resumes')).toBeTruthy();
    expect(page.getByText("You haven't optimized any resumes yet.")).toBeTruthy();
    expect(page.getByRole('link', { name: 'Analyze Your Resume' }).getAttribute('href')).toBe('/resume-analyzer');
  });

  test('while the list loads it says so', async () => {
    const page = renderPage(<DashboardPage />, () => new Promise<Response>(() => {}));
    await expect.poll(() => page.seen).toHaveLength(2);
    expect(page.getByText('Loading your resumes...')).toBeTruthy();
  });

  test('a list that cannot be loaded shows an error and can be reloaded', async () => {
    let works = false;
    const page = renderPage(<DashboardPage />, (request) =>
      works
        ? serve([nurse])(request)
        : jsonAnswer({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    );
    expect(await page.findByText('There was a problem loading your saved resumes')).toBeTruthy();
    expect(await page.findByText('permission denied')).toBeTruthy();
    works = true;
    await page.person.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('rowheader', { name: 'Ward Nurse' })).toBeTruthy();
  });

  test('a row shows title, date, scores in numbers and words, three found keywords and how many more', async () => {
    const { bodyRows, findByText } = await openDashboard([nurse]);
    await findByText('triage');
    const cells = bodyRows().flatMap((row) => within(row).getAllByRole('cell'));
    expect(cells.slice(1, 5).map((cell) => cell.textContent)).toEqual([
      'Jan 5, 2025',
      '82%Strong',
      'Not optimized',
      'triageward roundinfection control+1',
    ]);
  });

  test('keywords that cannot be loaded show an error, and are reloaded with the list', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    let works = false;
    const page = renderPage(<DashboardPage />, (request) =>
      works || !request.path.includes('keyword_matches')
        ? serve([nurse, chef])(request)
        : jsonAnswer({ code: '57014', message: 'canceling statement', details: null, hint: null }, 500),
    );
    expect(await page.findAllByText('Not loaded', {}, { timeout: 5000 })).toHaveLength(2);
    works = true;
    await page.person.click(page.getByRole('button', { name: 'View details of Ward Nurse' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Ward Nurse' }));
    await page.person.click(dialog.getByRole('button', { name: 'Delete' }));
    await page.person.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await page.findByText('triage')).toBeTruthy();
    expect(page.queryByText('Not loaded')).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test('only a row with an optimised text carries the badge and the optimised bar', async () => {
    const { bodyRows } = await openDashboard();
    const badges = bodyRows().map((row) => within(row).queryByText('AI Optimized') !== null);
    expect(badges).toEqual([true, false]);
  });

  test('headers sort and say how: the same one again reverses the order, another starts descending', async () => {
    const { person, getByRole, titles } = await openDashboard();
    const header = (name: string) => getByRole('columnheader', { name });
    expect(header('Date').getAttribute('aria-sort')).toBe('descending');
    expect(titles()).toEqual(['Sous ChefAI Optimized', 'Ward Nurse']);
    await person.click(within(header('Date')).getByRole('button'));
    expect(header('Date').getAttribute('aria-sort')).toBe('ascending');
    expect(titles()).toEqual(['Ward Nurse', 'Sous ChefAI Optimized']);
    await person.click(within(header('Original')).getByRole('button'));
    expect(header('Date').getAttribute('aria-sort')).toBe('none');
    expect(header('Original').getAttribute('aria-sort')).toBe('descending');
    expect(titles()).toEqual(['Ward Nurse', 'Sous ChefAI Optimized']);
  });

  test('a search without results says so, and Reset brings everything back', async () => {
    const { person, getByRole, getByText, titles } = await openDashboard();
    await person.type(getByRole('searchbox', { name: 'Search job titles' }), 'pilot');
    expect(getByText('No resumes match your filters. Try adjusting your criteria.')).toBeTruthy();
    await person.click(getByRole('button', { name: 'Reset' }));
    expect(titles()).toHaveLength(2);
  });

  test('the analysis type keeps the optimised or the basic analyses', async () => {
    const { person, getByRole, titles } = await openDashboard();
    await person.selectOptions(getByRole('combobox', { name: 'Analysis Type' }), 'Basic Analysis');
    expect(titles()).toEqual(['Ward Nurse']);
    await person.selectOptions(getByRole('combobox', { name: 'Analysis Type' }), 'AI Optimized');
    expect(titles()).toEqual(['Sous ChefAI Optimized']);
  });

  test('the keyboard moves the score slider by five', async () => {
    const { person, getByRole, titles } = await openDashboard();
    await person.click(getByRole('button', { name: 'Score' }));
    getByRole('slider', { name: 'Highest score' }).focus();
    await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(getByRole('slider', { name: 'Highest score' }).getAttribute('aria-valuetext')).toBe('85%');
    await person.keyboard('{Escape}');
    expect(titles()).toEqual(['Ward Nurse']);
  });
});

describe('the date filter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 2, 20, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a day in the From Date calendar keeps what was made since then, and can be cleared', async () => {
    const { person, getByRole, findByRole, titles } = await openDashboard();
    await person.click(getByRole('button', { name: 'Date', expanded: false }));
    const from = within(await findByRole('group', { name: /^From Date/ }));
    await person.click(await from.findByRole('button', { name: 'Saturday, March 1, 2025' }));
    expect(from.getByText('Mar 1, 2025')).toBeTruthy();
    const future = from.getByRole('button', { name: 'Friday, March 21, 2025' });
    expect(future.hasAttribute('disabled')).toBe(true);
    await person.keyboard('{Escape}');
    expect(titles()).toEqual(['Sous ChefAI Optimized']);

    await person.click(getByRole('button', { name: /^Date/, expanded: false }));
    const reopened = within(await findByRole('group', { name: /^From Date/ }));
    await person.click(reopened.getByRole('button', { name: 'Clear' }));
    await person.keyboard('{Escape}');
    expect(titles()).toHaveLength(2);
  });
});

describe('an opened analysis', () => {
  async function openDetail(title: string) {
    const page = await openDashboard();
    await page.person.click(page.getByRole('button', { name: `View details of ${title}` }));
    const dialog = within(await page.findByRole('dialog', { name: title }));
    await dialog.findByText('AI Recommendations');
    return { ...page, dialog };
  }

  test('shows when it was made, what was found, and the optimised text first', async () => {
    const { dialog } = await openDetail('Sous Chef');
    expect(dialog.getByText('Created on March 9, 2025')).toBeTruthy();
    expect(dialog.getByText('Name the wards you worked on.')).toBeTruthy();
    expect(dialog.getByText('telemetry').parentElement?.textContent).toBe('telemetry, missing');
    expect(dialog.getByRole('tab', { name: 'Optimized Resume' }).getAttribute('aria-selected')).toBe('true');
    expect(dialog.getByText('Chef, now with menu costing')).toBeTruthy();
  });

  test('without an optimised text its tab cannot be chosen', async () => {
    const { dialog } = await openDetail('Ward Nurse');
    expect(dialog.getByRole('tab', { name: 'Optimized Resume' }).hasAttribute('disabled')).toBe(true);
    expect(dialog.getByText('The original resume')).toBeTruthy();
  });

  test('is deleted only after a confirmation that names it', async () => {
    const page = await openDetail('Ward Nurse');
    await page.person.click(page.dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Delete “Ward Nurse”?' }));
    await page.person.click(question.getByRole('button', { name: 'Cancel' }));
    expect(page.seen.filter((request) => request.method === 'DELETE')).toEqual([]);

    await page.person.click(page.dialog.getByRole('button', { name: 'Delete' }));
    await page.person.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => page.titles()).toEqual(['Sous ChefAI Optimized']);
    expect(page.seen.find((request) => request.method === 'DELETE')?.path).toBe(
      `/rest/v1/resumes?user_id=eq.${personId}&id=in.(nurse)`,
    );
    expect(await page.findByText('Resume deleted')).toBeTruthy();
  });

  test('leaves the focus on the next row after its deletion', async () => {
    const page = await openDetail('Sous Chef');
    await page.person.click(page.dialog.getByRole('button', { name: 'Delete' }));
    await page.person.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => page.titles()).toEqual(['Ward Nurse']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('View details of Ward Nurse');
  });

  test('downloads the optimised text in a file named after the title', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push({ name: '', text: blob instanceof Blob ? blob.text() : Promise.resolve('') });
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const last = saved.at(-1);
      if (last) last.name = this.download;
    });
    const page = await openDashboard();
    await page.person.click(page.getByRole('button', { name: 'Download Sous Chef' }));
    await expect.poll(() => saved.at(-1)?.name).toBe('sous_chef_optimized.txt');
    expect(await saved.at(-1)?.text).toBe('Chef, now with menu costing');
    vi.restoreAllMocks();
  });
});

describe('several rows', () => {
  const four = ['a', 'b', 'c', 'd'].map((id, index) =>
    buildRow({ id, job_title: `Cook ${id}`, created_at: `2025-01-0${9 - index}T12:00:00Z` }),
  );
  const box = (page: Awaited<ReturnType<typeof openDashboard>>, name: string) => page.getByRole('checkbox', { name });

  test('can be selected with Shift as a range, and the selection is counted', async () => {
    const page = await openDashboard(four);
    expect(page.getByText('4 resumes')).toBeTruthy();
    await page.person.click(box(page, 'Select Cook a'));
    await page.person.keyboard('{Shift>}');
    await page.person.click(box(page, 'Select Cook c'));
    await page.person.keyboard('{/Shift}');
    expect(page.getByText('3 selected')).toBeTruthy();
    expect(box(page, 'Select all shown')).toHaveProperty('indeterminate', true);
    await page.person.click(box(page, 'Select all shown'));
    expect(page.getByText('4 selected')).toBeTruthy();
    await page.person.click(page.getByRole('button', { name: 'Clear selection' }));
    expect(page.getByText('4 resumes')).toBeTruthy();
  });

  test('are not deleted while the filters hide them', async () => {
    const page = await openDashboard(four);
    await page.person.click(box(page, 'Select all shown'));
    await page.person.type(page.getByRole('searchbox'), 'Cook b');
    expect(page.getByText('1 selected')).toBeTruthy();
    await page.person.click(page.getByRole('button', { name: 'Delete' }));
    expect(await page.findByRole('alertdialog', { name: 'Delete “Cook b”?' })).toBeTruthy();
  });

  test('are deleted together after a confirmation that states how many', async () => {
    const page = await openDashboard(four);
    await page.person.click(box(page, 'Select Cook a'));
    await page.person.click(box(page, 'Select Cook b'));
    await page.person.click(page.getByRole('button', { name: 'Delete' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Delete 2 resumes?' }));
    await page.person.click(question.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => page.titles()).toEqual(['Cook c', 'Cook d']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('View details of Cook c');
    expect(await page.findByText('2 resumes have been deleted successfully')).toBeTruthy();
    expect(page.getByText('2 resumes')).toBeTruthy();
  });
});
