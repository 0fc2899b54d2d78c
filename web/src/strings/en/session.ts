export const session = {
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps lock is on.',
  signUp: 'Create an account',
  ended: 'Your session has ended',
  endedMeans: (email: string) =>
    `Sign in as ${email} to go on where you were. What you typed is kept.`,
}
