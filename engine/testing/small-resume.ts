/** Parts of the small resume that a rule is tried on; each is one line or several. */
export interface Parts {
  name?: string;
  summary?: string;
  header?: string;
  line?: string;
  /** Another job, below the first. */
  other?: string;
  education?: string;
  papers?: string;
  skills?: string;
}

/** A resume of these parts; a nurse of 2019 to 2022 where nothing else is said. */
export function resumeOf(parts: Parts): string {
  const { name = 'Ada Sample', summary, header = 'Nurse, Elm Ward, Leeds, 2019 - 2022', line, other } = parts;
  const { education, papers, skills } = parts;
  const sections = [
    name,
    summary === undefined ? [] : ['', 'Summary', summary],
    ['', 'Experience', header, `- ${line ?? 'Wrote the notes'}`, '- Kept the cupboards in order'],
    other === undefined ? [] : ['', other],
    education === undefined ? [] : ['', 'Education', education],
    papers === undefined ? [] : ['', 'Certificates', papers],
    skills === undefined ? [] : ['', 'Skills', skills],
  ];
  return `${sections.flat().join('\n')}\n`;
}
