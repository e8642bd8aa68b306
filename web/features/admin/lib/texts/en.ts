/** What product rule 2.7 has the badge say, and what the database writes beyond it. */
const actions: Readonly<Record<string, string>> = {
  grant_admin_role: 'Granted admin role for user',
  revoke_admin_role: 'Revoked admin role',
  delete_resume: 'Deleted resume',
  update_setting: 'Updated system setting',
  create_setting: 'Created new system setting',
  create_backup: 'Created backup',
  restore_backup: 'Restored backup',
};

/** The sentences that the pages of the admin area share. */
export const texts = () => ({
  error: 'Error',
  success: 'Success',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  stale: 'This may be out of date.',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  unknown: 'Unknown',
  system: 'The installation itself',
  actions,
});

export type Texts = ReturnType<typeof texts>;
