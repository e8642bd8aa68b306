/** The toasts of product rule 8.3, to the letter. */
export const texts = () => ({
  login: { title: 'Login successful', description: 'Welcome back!' },
  loginFailed: { title: 'Login failed', fallback: 'Please check your credentials and try again' },
  registered: { title: 'Registration successful', description: 'Your account has been created' },
  registrationFailed: { title: 'Registration failed', fallback: 'Please check your information and try again' },
  loggedOut: { title: 'Logged out', description: 'You have been logged out successfully' },
  logoutFailed: { title: 'Logout failed', fallback: 'There was a problem logging out' },
  profileUpdated: { title: 'Profile updated', description: 'Your profile has been updated successfully' },
  profileFailed: { title: 'Profile update failed', fallback: 'There was a problem updating your profile' },
  notAuthenticated: 'User is not authenticated',
  notProved: 'You need to sign in again for this. Nothing was changed.',
  commonPassword: 'This is one of the most common passwords, and among the first that others try. Choose another one.',
  tooMany: 'Too many attempts in a short time. Please wait a few minutes, then try again.',
  codeNeeded: 'Too many wrong passwords were tried for this account. Sign in with a code by email instead.',
});

export type Texts = ReturnType<typeof texts>;
