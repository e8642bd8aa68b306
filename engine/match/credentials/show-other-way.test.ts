import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const engine = await loadEngine();

const ask = (line: string, resumeText: string) => {
  const posting = `Mitarbeiter im Verkauf (m/w/d)\nWir suchen für unser Haus in der Stadt und für das Lager einen Menschen, der mit uns arbeiten will.\n\nIhre Aufgaben\n- Beratung von Kunden\n- Kassieren\n\nIhr Profil\n- ${line}\n- MS Office`;
  const { requirements, decisive } = engine.analyse({ jobDescription: posting, resumeText });
  const asked = requirements.find(({ requirement: { kind } }) => kind === 'licence' || kind === 'degree');
  return { found: asked?.found, lines: asked?.evidence.map((each) => each.line), decisive: decisive.length };
};

const job = 'Berufserfahrung\n2015 – 2023 Verkäuferin, Schuhhaus Beispiel\n- Kunden beraten und kassiert\n';

describe('a German training that something else may replace', () => {
  test('is shown by years of the work that the posting takes instead', () => {
    const line =
      'Abgeschlossene Ausbildung als Kaufmann im Einzelhandel (m/w/d) oder mehrjährige Berufserfahrung im Verkauf';
    expect(ask(line, job)).toEqual({
      found: true,
      lines: ['2015 – 2023 Verkäuferin, Schuhhaus Beispiel'],
      decisive: 0,
    });
  });

  test('is one of several however the word between them is written', () => {
    const line = 'Ausbildung als Kaufmann im Einzelhandel oder Verkäufer ODER mehrjährige Erfahrung im Verkauf';
    expect(ask(line, job)).toMatchObject({ found: true, decisive: 0 });
  });

  test('is not shown by a few months, or by other work, and yet is nothing without which nobody is taken', () => {
    const line = 'Ausbildung als Kaufmann im Einzelhandel oder mehrjährige Berufserfahrung im Verkauf';
    expect(ask(line, job.replace('2015 – 2023', '05/2023 – 09/2023'))).toMatchObject({ found: false, decisive: 0 });
    const other = 'Berufserfahrung\n2015 – 2023 Zerspaner, Metallbau Beispiel\n- Teile gefräst\n';
    expect(ask(line, other)).toMatchObject({ found: false, decisive: 0 });
  });

  test('is shown by another training of the kind where the posting takes a comparable one', () => {
    const line = 'Ausbildung zum Elektroniker für Betriebstechnik, Mechatroniker oder vergleichbar';
    const learned = (trade: string) => ask(line, `Ausbildung\n2005 – 2008 Lehre als ${trade}\n`).found;
    expect(learned('Energieelektroniker')).toBe(true);
    expect(learned('Friseurin')).toBe(false);
  });

  test('stays decisive where the posting takes nothing else', () => {
    expect(ask('Ausbildung zum Elektroniker für Betriebstechnik', job).decisive).toBe(1);
    expect(
      ask('Ausbildung zum Elektroniker und Erfahrung im Verkauf oder einem vergleichbaren Bereich', job).decisive,
    ).toBe(1);
  });

  test('is nothing decisive where people from other trades are welcome', () => {
    expect(ask('Ausbildung zum Koch, auch Quereinsteiger', job).decisive).toBe(0);
    expect(ask('Ausbildung zum Koch, keine Quereinsteiger', job).decisive).toBe(1);
  });
});

describe('what a German posting names besides', () => {
  test.each([
    'erweitertes Führungszeugnis',
    'Meister brauchst du nicht',
    'Staplerschein? Kein Problem, machst du bei uns',
    'Eine Belehrung nach § 43 Infektionsschutzgesetz brauchen Sie zum Start; wenn Sie noch keine haben, zahlen wir sie',
  ])('is not decisive when it is had later: %s', (line) => expect(ask(line, job).decisive).toBe(0));

  test('is not shown by a colleague who has it', () => {
    const line = 'Examen als Pflegefachfrau oder Altenpflegerin';
    expect(
      ask(line, 'Beruf\n2019 – 2023 Pflegehelferin\n- mit einer examinierten Kollegin 40 Bewohner versorgt').found,
    ).toBe(false);
  });
});

test('a German training that prose wishes for is one, and no must where others are welcome', () => {
  const posting = `Verkäufer/in in unserer Filiale

Bei uns duftet es schon um fünf. Sie beraten und bedienen die Kunden an der Theke, kassieren und räumen die Ware ein.

Eine Ausbildung als Fachverkäufer/in im Lebensmittelhandwerk freut uns, Quereinsteiger sind uns aber genauso willkommen. Eine Belehrung nach § 43 Infektionsschutzgesetz brauchen Sie zum Start; wenn Sie noch keine haben, zahlen wir sie. Ein erweitertes Führungszeugnis legen Sie bei Einstellung vor.`;
  const { requirements, decisive } = engine.analyse({
    jobDescription: posting,
    resumeText: `${job}Nachweise\nGesundheitszeugnis 2024`,
  });
  const credentials = requirements
    .filter(({ requirement }) => requirement.kind === 'licence')
    .map(({ requirement: { surface, importance }, found }) => [surface, importance, found]);
  expect(credentials).toEqual([
    ['Ausbildung als Fachverkäufer/in im Lebensmittelhandwerk', 'preferred', false],
    ['Belehrung nach § 43 Infektionsschutzgesetz', 'preferred', true],
  ]);
  expect(decisive).toEqual([]);
});

test('a journeyman has the certificate, and a Swiss or Austrian name is one of the same', () => {
  const shows = (line: string, own: string) => ask(line, `Ausbildung\n${own}\n`).found;
  expect(shows('Gesellenbrief', 'Friseurgesellin')).toBe(true);
  expect(shows('Motorsägenschein für Arbeiten am liegenden Holz', 'Kettensägenschein, 2019')).toBe(true);
  expect(shows('Gesellenbrief', 'Gesellenprüfung 2021')).toBe(true);
  expect(shows('Führerausweis Kat. B', 'Ausweis B und BE')).toBe(true);
  expect(shows('abgeschlossene Lehre als Koch/Köchin', 'Gasthof Beispiel, Lehrabschlussprüfung Koch bestanden')).toBe(
    true,
  );
  expect(shows('abgeschlossene Lehre als Koch/Köchin', 'Gasthof Beispiel, Kochprüfung bei der IHK bestanden')).toBe(
    true,
  );
  expect(shows('Lehre als Installateur/in', 'Nachholbildung Installateur, im letzten Jahr')).toBe(false);
});
