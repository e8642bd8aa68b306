import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchField } from '../lib/search-field.tsx';
import { texts } from './texts.ts';
import { type LogFilters, noFilters } from './use-log-filters.ts';
import { useAdmins } from './use-logs.ts';

/** Every action the database logs by itself; the search finds the others. */
const knownActions = [
  'grant_admin_role',
  'revoke_admin_role',
  'view_resume',
  'search_resumes',
  'delete_resume',
  'create_setting',
  'update_setting',
  'update_plan',
  'sign_out_user',
  'ban_user',
  'unban_user',
  'delete_user',
];

interface LogFilterBarProps {
  filters: LogFilters;
  onChange(change: Partial<LogFilters>): void;
}

/** Search, action, user and days. They apply at once. */
export function LogFilterBar({ filters, onChange }: LogFilterBarProps) {
  const isActive = Object.values(filters).some((value) => value !== '');
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={texts.search} value={filters.q} onChange={(q) => onChange({ q })} />
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4 xl:grid-cols-[1fr_1fr_10rem_10rem_auto]">
        <ActionFilter action={filters.action} onChange={(action) => onChange({ action })} />
        <ActorFilter actor={filters.actor} onChange={(actor) => onChange({ actor })} />
        <Field
          label={texts.filters.from}
          type="date"
          max={filters.to}
          value={filters.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Field
          label={texts.filters.to}
          type="date"
          min={filters.from}
          value={filters.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Button variant="ghost" className="justify-self-start" disabled={!isActive} onClick={() => onChange(noFilters)}>
          {texts.filters.reset}
        </Button>
      </div>
      {filters.about && <p className="text-muted text-sm">{texts.filters.about}</p>}
    </div>
  );
}

function ActionFilter({ action, onChange }: { action: string; onChange(action: string): void }) {
  const known = knownActions.includes(action) || action === '' ? knownActions : [...knownActions, action];
  const options = known.map((name) => ({ value: name, label: presentName(name) }));
  return (
    <Choice
      label={texts.filters.action}
      value={action}
      options={[{ value: '', label: texts.filters.anyAction }, ...options]}
      onChange={onChange}
    />
  );
}

function ActorFilter({ actor, onChange }: { actor: string; onChange(actor: string): void }) {
  const { data: admins = [] } = useAdmins();
  const options = admins.map(({ id, email }) => ({ value: id, label: email ?? id }));
  // A former administrator, chosen from one of their entries.
  const isListed = actor === '' || admins.some(({ id }) => id === actor);
  return (
    <Choice
      label={texts.filters.user}
      value={actor}
      options={[
        { value: '', label: texts.filters.anyUser },
        ...options,
        ...(isListed ? [] : [{ value: actor, label: texts.filters.thisUser }]),
      ]}
      onChange={onChange}
    />
  );
}

/** An action's name as words: 'Grant admin role'. */
function presentName(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
