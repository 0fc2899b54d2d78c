export const session = {
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps lock is on.',
}
