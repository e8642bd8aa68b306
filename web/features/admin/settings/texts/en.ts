import type { Format } from '#contract/format.ts';

/** The sentences of Settings Management. */
export const texts = (format: Format) => ({
  heading: 'Settings Management',
  tabs: {
    label: 'Settings',
    general: 'General',
    ai: 'AI Configuration',
    subscription: 'Subscription Settings',
    advanced: 'Advanced',
  },
  loading: 'Loading settings...',
  loadFailed: 'Failed to load system settings',
  taken: 'A setting with this key already exists. Change it above.',
  updateFailed: 'Failed to update setting',
  addFailed: 'Failed to add new setting',
  updated: 'Setting updated successfully',
  added: 'New setting created successfully',
  save: 'Save',
  saving: 'Saving...',
  unreadable: (key: string) =>
    `The value of “${key}” has a form the product does not know, so the default is used. Saving here fixes it.`,
  ai: {
    status: {
      heading: 'Language model now',
      loading: 'Asking the server...',
      off: 'Off: no language model is configured (AI_BASE_URL).',
      disabled: 'Off: switched off under General.',
      on: (model: string) => `On: ${model} reads the texts.`,
      onAt: (model: string, host: string) => `On: ${model} at ${host} reads the texts.`,
      notAsked: 'It has not been asked since the server started.',
      answered: (at: string, answer: string) => `Last answer, ${at}: ${answer}`,
      test: 'Test the connection',
      testing: 'Testing...',
      failed: 'The server gave no answer.',
    },
    heading: 'AI Resume Analysis',
    description: 'When it is off, resumes are compared without a language model.',
    secondReader: 'Second look at unclear wording',
    secondReaderHint:
      'After rewriting a resume, the model also judges words that the rules are not sure of. It can add questions, and drop one only where it quotes the line of the resume that says the same. It costs a second call, counted in the same budget of tokens.',
    configured: (model: string, seeded: string) =>
      `AI_MODEL in the server’s configuration takes the place of ${seeded}: ${model} is used. Any other choice here wins.`,
    modelHeading: 'Language model',
    model: 'AI model',
    another: 'Another model...',
    name: 'Model name',
    nameHint: 'As your provider spells it.',
    nameMissing: 'Type the name of the model.',
    provider: (count: number) =>
      format.plural(count, { one: 'The provider lists # model.', other: 'The provider lists # models.' }),
    providerSilent: 'The provider gave no list of its models.',
  },
  engine: {
    heading: 'Analysis engine',
    fields: {
      engine: {
        label: 'Analysis engine',
        options: { advanced: 'Advanced', basic: 'Basic' },
        meanings: {
          advanced: 'Requirements, evidence and their weight.',
          basic: 'Words of the posting that the resume contains.',
        },
      },
    },
  },
  plan: {
    heading: 'New accounts',
    fields: {
      plan: { label: 'Default plan', options: { free: 'Free', basic: 'Basic', premium: 'Premium' } },
      resume_limit: { label: 'Free plan resume limit', hint: 'How many analyses a free account keeps.' },
      enforce: {
        label: 'Enforce the resume limit',
        hint: 'A free account that has reached it saves no more analyses until it deletes one.',
      },
    },
  },
  daily: {
    heading: 'Scans per day',
    hint: 'Days are counted in UTC. A change takes effect with the next scan.',
    fields: {
      free: { label: 'Free plan' },
      basic: { label: 'Basic plan' },
      premium: { label: 'Premium plan' },
    },
  },
  kept: {
    heading: 'What one person may keep',
    hint: 'Anyone who reaches a limit can save again after deleting some analyses.',
    fields: {
      rows: { label: 'Saved analyses and answers' },
      megabytes: { label: 'Size of the saved texts' },
    },
  },
  retention: {
    heading: 'Retention',
    hint: 'Older ones are deleted within the hour; 0 keeps them for good. Entries about this setting stay.',
    fields: {
      audit_days: { label: 'Audit log' },
      usage_days: { label: 'Scans and tokens used' },
    },
  },
  /** Beside a number. */
  units: { scans: 'scans', analyses: 'analyses', rows: 'in total', megabytes: 'MB', days: 'days' },
  advanced: {
    region: 'All settings',
    noDescription: 'No description',
    value: (key: string) => `Value of ${key}`,
    save: (key: string) => `Save ${key}`,
    lastUpdated: (date: Date) => `Last updated: ${format.moment(date)}`,
    invalidJson: 'Invalid JSON format',
  },
  add: {
    heading: 'Add Setting',
    key: 'Setting Key',
    value: 'Value (JSON or simple string)',
    description: 'Description',
    optional: '(optional)',
    button: 'Add Setting',
    busy: 'Adding...',
    required: 'Key and value are required',
  },
});

export type Texts = ReturnType<typeof texts>;
