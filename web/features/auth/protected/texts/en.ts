/** What who is not signed in reads in the place of a page. */
export const texts = () => ({
  loading: 'Loading authentication...',
  title: 'Authentication Required',
  description: 'You need to be logged in to access this page.',
  open: 'Login / Register',
  loginPage: 'Login Page',
  registerPage: 'Register Page',
});

export type Texts = ReturnType<typeof texts>;
