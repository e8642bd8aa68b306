/** The sentences of User Management; titles, dialogs and toasts are given to the letter (docs/product.md). */
export const texts = () => ({
  heading: 'User Management',
  search: 'Search users...',
  loading: 'Loading users...',
  loadFailed: 'Failed to load users',
  empty: 'No users found matching your search.',
  unnamed: 'Unnamed User',
  noEmail: 'No email address',
  table: {
    caption: 'Users',
    user: 'User',
    email: 'Email',
    role: 'Role',
    joined: 'Joined',
    actions: 'Actions',
    joinedOn: (date: string) => `Joined ${date}`,
  },
  roles: { admin: 'Administrator', user: 'User' },
  makeAdmin: 'Make Admin',
  removeAdmin: 'Remove Admin',
  grant: {
    title: 'Grant Admin Privileges?',
    description: (who: string) =>
      `This will give ${who} administrative access to the entire platform. They will be able to manage users, view all data, and change system settings.`,
    confirm: 'Grant Admin Access',
    busy: 'Granting...',
    done: 'User has been granted admin privileges',
  },
  revoke: {
    title: 'Remove Admin Privileges?',
    description: (who: string) =>
      `This will revoke the admin privileges of ${who}. They will no longer have access to the admin dashboard.`,
    confirm: 'Remove Admin Access',
    busy: 'Removing...',
    done: 'Admin privileges have been revoked',
  },
  cancel: 'Cancel',
  roleFailed: 'Failed to update user role',
});

export type Texts = ReturnType<typeof texts>;
