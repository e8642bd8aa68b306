/**
 * Terms where knowing one says much about another, but not everything: half credit, never full. Written for this product;
 * the names are the lexicon's canonical ones.
 */
const families: readonly (readonly string[])[] = [
  ['React', 'Angular', 'Vue.js', 'Svelte', 'Next.js'],
  ['Java', 'Kotlin', 'Scala'],
  ['C#', '.NET', 'ASP.NET'],
  ['C', 'C++'],
  ['JavaScript', 'TypeScript', 'Node.js'],
  ['Django', 'Flask', 'FastAPI'],
  ['Spring Boot', 'Spring Framework', 'Java EE'],
  ['SQL', 'MySQL', 'PostgreSQL', 'SQL Server', 'Oracle Database', 'PL/SQL', 'T-SQL', 'SQLite'],
  ['MongoDB', 'Cassandra', 'DynamoDB', 'NoSQL', 'Redis'],
  ['AWS', 'Azure', 'GCP', 'cloud computing'],
  ['Docker', 'Kubernetes', 'OpenShift', 'Helm'],
  ['Terraform', 'Ansible', 'Puppet'],
  ['Jenkins', 'GitLab CI', 'GitHub Actions', 'CI/CD', 'continuous integration', 'continuous delivery'],
  ['Git', 'GitHub', 'GitLab', 'Bitbucket', 'SVN'],
  ['Tableau', 'Power BI', 'Looker', 'QlikView'],
  ['TensorFlow', 'PyTorch', 'Keras', 'deep learning'],
  ['machine learning', 'data science', 'scikit-learn', 'deep learning', 'artificial intelligence'],
  ['Hadoop', 'Spark', 'Hive', 'big data'],
  ['Kafka', 'RabbitMQ'],
  ['Selenium', 'Cypress', 'Playwright', 'test automation'],
  ['agile', 'Scrum', 'Kanban'],
  ['Linux', 'Unix', 'Bash'],
  ['Photoshop', 'Illustrator', 'InDesign'],
  ['AutoCAD', 'SolidWorks', 'CATIA', 'Revit', 'computer-aided design'],
  ['Epic', 'Cerner', 'Meditech', 'electronic health records'],
  ['SEO', 'SEM', 'PPC', 'Google Ads', 'digital marketing'],
  ['Salesforce', 'HubSpot', 'CRM'],
  ['SAP', 'ERP'],
  ['accounts payable', 'accounts receivable', 'general ledger', 'bookkeeping'],
  ['US GAAP', 'IFRS', 'financial reporting'],
  ['recruitment', 'onboarding'],
  ['critical care', 'emergency department', 'triage'],
  ['lean manufacturing', 'Six Sigma'],
  ['inventory management', 'cycle counting', 'logistics', 'supply chain'],
  ['litigation', 'legal research', 'legal writing'],
  ['corporate law', 'contract negotiation', 'contract drafting'],
];

const byName = new Map<string, string[]>();
for (const family of families) {
  for (const name of family) {
    const siblings = family.filter((other) => other !== name);
    byName.set(name, [...(byName.get(name) ?? []), ...siblings]);
  }
}

/** Canonical names of the terms related to one. */
export function relatedTerms(canonical: string): readonly string[] {
  return byName.get(canonical) ?? [];
}
