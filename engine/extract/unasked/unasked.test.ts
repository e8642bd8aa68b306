import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { extractRequirements } from '../extract-requirements.ts';
import { readPosting } from '../read-posting.ts';
import { unaskedIn } from './unasked.ts';

const partsOf = (sentence: string) => unaskedIn(sentence).map(({ start, end }) => sentence.slice(start, end));

test('tests and checks that everybody hired has to pass are asked of no resume, and neither is the work of checking', () => {
  expect(partsOf('Must pass background check, drug screen and TB test')).toEqual([
    'background check',
    'drug screen',
    'TB test',
  ]);
  expect(partsOf('Ability to pass a pre-employment medical and drug & alcohol test')).toEqual([
    'pre-employment medical and drug & alcohol test',
  ]);
  expect(partsOf('Carries out credit checks and health screenings')).toEqual([]);
});

test.each([
  "Here's how the job details align with your profile.",
  'Find out how your skills align with the job description',
  'EOE/Disability/Veterans',
  'Posted 30+ days ago',
])('what a job board writes around a posting is asked of nobody: %s', (line) => {
  expect(partsOf(line)).toEqual([line]);
});

describe('what nobody needs', () => {
  test.each([
    ['Not required: a CS degree.', 'Not required: a CS degree.'],
    ['No prior experience is required, as full training is given', 'No prior experience is required'],
    ['A degree is not required but experience with Revit is essential', 'A degree is not required'],
    ['A driving licence is required and a car is not necessary', 'a car is not necessary'],
    ["We don't care about fancy titles", "We don't care about fancy titles"],
    [
      "You don't need a degree or any retail experience, just a smile",
      "You don't need a degree or any retail experience",
    ],
    ['Eine abgeschlossene Ausbildung ist nicht erforderlich', 'Eine abgeschlossene Ausbildung ist nicht erforderlich'],
    ['Keine Vorkenntnisse nötig', 'Keine Vorkenntnisse nötig'],
    ["So you won't be knocking on doors selling boilers", "you won't be knocking on doors selling boilers"],
  ])('is named: %s', (sentence, part) => {
    expect(partsOf(sentence)).toEqual([part]);
  });

  test.each([
    'Knowledge of German is not required but a plus',
    'Vorkenntnisse in SAP sind nicht zwingend erforderlich, aber von Vorteil',
    "It's not a desk job: you need to lift 20 kg",
    'No two days are the same and experience with Excel is required',
    'You must not need reminders of the hygiene rules',
  ])('is nothing where it is wanted after all: %s', (sentence) => {
    expect(partsOf(sentence)).toEqual([]);
  });
});

describe('whom one reports to', () => {
  test.each([
    ["You'll report into the Shift Manager and look after 25 pickers", 'report into the Shift Manager'],
    ['Reports to the Nurse Manager.', 'Reports to the Nurse Manager'],
    ['be line-managed by the Key Stage 2 Phase Leader', 'line-managed by the Key Stage 2 Phase Leader'],
    ['Du berichtest direkt an die Leitung Einkauf.', 'berichtest direkt an die Leitung Einkauf'],
  ])('is nothing to show: %s', (sentence, part) => {
    expect(partsOf(sentence)).toEqual([part]);
  });

  test('is told from the work of reporting', () => {
    expect(partsOf('Monthly financial reporting to the Board')).toEqual(['the Board']);
    expect(partsOf('Report incidents to the manager')).toEqual([]);
  });
});

test('neither a degree, a tool nor a word of it becomes a requirement', () => {
  const model = createModel();
  const names = extractRequirements(
    readPosting(
      'Buyer\nBrightwater Kitchens is a growing caterer in Hull\nRequirements\n- Excel and purchase orders\n- No degree or SAP knowledge is required\n- Reports to the Finance Manager\nInterested candidates can share CV on WhatsApp',
      model.asks,
    ),
    model,
  ).map(({ requirement }) => requirement.surface);
  expect(names).toContain('Excel');
  expect(names.join(' ')).not.toMatch(/degree|SAP|Manager|WhatsApp|Brightwater/i);
});
