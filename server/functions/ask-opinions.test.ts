import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnalysisResult } from '#contract/analysis.ts';
import { asUser } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import {
  content,
  type OpenAiStub,
  readingDoubts,
  refusal,
  rewriting,
  type StubAnswer,
  stall,
  startOpenAiStub,
} from '#e2e/stubs/openai.ts';
import { createSettings } from '../admin/settings-watch.ts';
import { createLanguageModel } from '../ai/language-model.ts';
import { readEnv } from '../env.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const [complaints, trial] = [
  '- Complaints on route 17 fell by 22% after the depot added two early departures',
  '- Took part in a four-week trial of an electric van with eleven other drivers',
];
const joined = `${trial}, complaints on route 17 fell by 22% after the depot added two early departures`;
const [took, settled] = ['- Took 50 calls a day about broadband', '- Placed 50 calls a day about broadband'];
const [helped, designed] = ['- Helped the owner design the price list', '- Designed the price list'];
const resumeText = `Lysander Pruitt
lysander@mail.example

Experience
Sales Rep, Cobalt Paper Supply, Columbus | 01/2021 - Present
${complaints}
${trial}
${took}
${helped}`;
const jobDescription = 'Sales representative\n\nRequirements:\n- Visits of customers\n- Telephone sales';

/** One honest line that the rules ask about, one that claims more and that they let pass, and one lie that they catch. */
const proposed = resumeText.replace(`${complaints}\n${trial}`, joined).replace(took, settled).replace(helped, designed);

const tokensPerPerson = 20_000;

describeEachDatabase('a second reader', (getDatabase) => {
  let stub: OpenAiStub;
  let product: TestApp;
  let person: TestPerson;
  const logged: string[] = [];

  beforeAll(async () => {
    stub = await startOpenAiStub();
    const settings = createSettings(getDatabase(), { warn: () => {} });
    product = await createTestApp(getDatabase(), {
      log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
      languageModel: createLanguageModel(
        getDatabase(),
        readEnv({
          AI_BASE_URL: stub.url,
          AI_TIMEOUT: '5',
          AI_TOKENS_PER_PERSON: String(tokensPerPerson),
        }),
        settings,
      ),
    });
    await set('daily_scan_limits', { free: 50, basic: 50, premium: 50 });
  });
  afterAll(async () => {
    await set('ai_second_reader', { enabled: false });
    await set('daily_scan_limits', { free: 2, basic: 2, premium: 20 });
    await product.close();
    await stub.close();
  });
  beforeEach(async () => {
    stub.requests.length = 0;
    logged.length = 0;
    person = await product.signUp(`person-${randomUUID()}@mail.example`);
    await set('ai_second_reader', { enabled: true });
  });

  const set = (key: string, value: unknown) =>
    asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) =>
      session.query('update public.system_settings set value = $2::jsonb where key = $1', [key, JSON.stringify(value)]),
    );

  async function analyze(...reader: StubAnswer[]): Promise<AnalysisResult> {
    stub.answerWith(rewriting(proposed), ...reader);
    const body = { resumeText, jobDescription };
    const answer = await product.send('/functions/v1/analyze-resume', { token: person.accessToken, body });
    expect(answer.status).toBe(200);
    return AnalysisResult.parse(await answer.json());
  }

  /** What the rules alone make of it. */
  function expectRulesAlone({ improvedResumeText, rewriting: told }: AnalysisResult): void {
    expect(improvedResumeText).toBe(resumeText.replace(took, settled));
    expect(told?.opinions).toBeUndefined();
  }

  test('is not asked unless an administrator wants it', async () => {
    await set('ai_second_reader', { enabled: false });
    expectRulesAlone(await analyze());
    expect(stub.requests).toHaveLength(1);
  });

  test('withdraws a question where it quotes the line that says so, and asks about what the rules let pass', async () => {
    const reader = readingDoubts(({ words }) => {
      if (words === 'Placed') return { verdict: 'ask' };
      return words === 'Took' ? { verdict: 'withdraw', quote: trial.slice(2) } : undefined;
    });
    const { improvedResumeText, rewriting: told } = await analyze(reader);
    expect(improvedResumeText).toBe(resumeText.replace(`${complaints}\n${trial}`, joined));
    expect(told?.opinions).toEqual([
      { line: joined, words: 'Took', verdict: 'withdraw', quote: trial.slice(2) },
      { line: settled, words: 'Placed', verdict: 'ask', quote: '' },
    ]);
    expect(JSON.stringify(told?.changes)).toContain('Did you do that yourself');
  });

  test('reads only the lines in doubt, without orders to a machine', async () => {
    await analyze(readingDoubts(() => undefined));
    const [, { content: data } = { content: '' }] = stub.requests[1]?.body.messages ?? [];
    expect(data).toContain(`New line: ${settled}`);
    expect(data).not.toContain('lysander@mail.example');
    expect(stub.requests[1]?.body).toMatchObject({ temperature: 0, max_tokens: 4000 });
  });

  test('that lies lets nothing false into the text, whatever it quotes', async () => {
    const texts = [
      helped,
      helped.slice(2),
      'design the price list',
      designed,
      designed.slice(2),
      joined,
      '',
      resumeText,
    ];
    for (const quote of [...texts, undefined]) {
      const liar = readingDoubts(({ isAsked, places }) => ({
        verdict: isAsked ? 'withdraw' : 'keep',
        quote: quote ?? places.join('\n'),
      }));
      const { improvedResumeText, rewriting: told } = await analyze(liar);
      expect(improvedResumeText, quote).toContain(helped);
      expect(improvedResumeText, quote).not.toContain(designed);
      expect(told?.opinions?.length).toBeGreaterThan(0);
    }
  });

  test('has no part in the score: the same text scores the same', async () => {
    const withReader = await analyze(readingDoubts(() => undefined));
    await set('ai_second_reader', { enabled: false });
    const without = await analyze();
    expect(withReader.matchScore).toBe(without.matchScore);
    expect(withReader.optimizedMatchScore).toBe(without.optimizedMatchScore);
  });

  describe('leaves the verdicts of the rules, and the log says why, when it', () => {
    test.each([
      ['answers garbage', content('I would rather not.')],
      ['answers another form', content('{"opinions": [{"number": "one", "verdict": "withdraw"}]}')],
      ['has invented a verdict', content('{"opinions": [{"number": 1, "verdict": "accept", "quote": ""}]}')],
      ['refuses', refusal(401, 'Incorrect API key provided')],
      ['begins and never ends', stall('{"opinions": [')],
      ['never answers', stall('')],
    ] satisfies [string, StubAnswer][])(
      '%s',
      async (_what, answer) => {
        expectRulesAlone(await analyze(answer));
        expect(logged.join()).toContain('gave no opinions');
        expect(logged.join()).not.toContain('continence');
      },
      20_000,
    );
  });

  test('heeds nothing that was not asked: other numbers, other verdicts, a second answer', async () => {
    const opinions = [0, 1, 1, 2, 3, 99].flatMap((number) =>
      ['ask', 'withdraw'].map((verdict) => ({ number, verdict, quote: 'Lysander Pruitt' })),
    );
    const { improvedResumeText, rewriting: told } = await analyze(content(JSON.stringify({ opinions })));
    expect(improvedResumeText).not.toContain(designed);
    expect(improvedResumeText).not.toContain(joined);
    const doubted = told?.opinions?.map(({ words }) => words) ?? [];
    expect(new Set(doubted).size).toBe(doubted.length);
  });

  describe('is counted in the tokens of the person', () => {
    const asService = (sql: string, params: string[]) =>
      asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) =>
        session.query<{ tokens: string }>(sql, params),
      );
    const readTokens = async () => {
      const { rows } = await asService('select tokens::text from private.person_tokens where user_id = $1', [
        person.id,
      ]);
      return rows.map(({ tokens }) => Number(tokens));
    };

    test('like any call', async () => {
      await analyze(readingDoubts(() => undefined));
      // The stub reports 1000 a call.
      expect(await readTokens()).toEqual([2000]);
    });

    test('and left out when they are used up', async () => {
      await asService(
        `insert into private.person_tokens (day, user_id, tokens) values ((now() at time zone 'utc')::date, $1, $2)`,
        [person.id, String(tokensPerPerson - 1500)],
      );
      expectRulesAlone(await analyze(readingDoubts(() => undefined)));
      expect(stub.requests).toHaveLength(1);
      expect(await readTokens()).toEqual([tokensPerPerson - 500]);
    });
  });
});
