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
  endedMeans: (email?: string) =>
    `It ran out, or was ended elsewhere. Sign in${email ? ` as ${email}` : ''} to go on where you were; what you typed is kept.`,
}
