import { describe, expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { understandPosting } from '../understand-posting.ts';

const model = createModel();
const asked = (posting: string) =>
  understandPosting(`Data engineer\nRequirements\n${posting}`, model).requirements.map(
    ({ requirement }) => requirement.surface,
  );
const more = '- Terraform\n- Linux';

describe('of a list of alternatives one is enough', () => {
  test('below a line that says so, up to the next line that is no item', () => {
    const found = asked(
      `Experience with one of the following:\n- Snowflake\n- BigQuery\n- Redshift\nYou also need\n${more}`,
    );
    expect(found).toContain('Snowflake or BigQuery or Redshift');
    expect(found).toContain('Terraform');
  });

  test('below an item that says so, for the items that are set off from it', () => {
    const found = asked(`- Python\n- One of the following:\n  * Snowflake\n  * BigQuery\n${more}`);
    expect(found).toContain('Snowflake or BigQuery');
    expect(found).toContain('Terraform');
    expect(found).toContain('Python');
  });

  test.each([
    '- Snowflake\n- or BigQuery\n- Redshift',
    '- Snowflake or\n- BigQuery\n- Redshift',
    '- Snowflake\nOR\n- BigQuery\n- Redshift',
  ])('with an "or" between two items: %j', (list) => {
    const found = asked(`${list}\n${more}`);
    expect(found).toContain('Snowflake or BigQuery');
    expect(found).toContain('Redshift');
  });

  test('in German', () => {
    expect(
      asked('Ihr Profil\nErfahrung mit einer der folgenden Datenbanken:\n- Oracle\n- PostgreSQL\nAußerdem\n- Docker'),
    ).toContain('Oracle oder PostgreSQL');
  });
});

test('all of a list are asked for where the line above it says so, or nothing', () => {
  const found = asked(`All of the following:\n- Snowflake\n- BigQuery\n${more}`);
  expect(found).toContain('Snowflake');
  expect(found).toContain('BigQuery');
});
