export const problems = {
  retry: 'Try again',
  request: 'Request',
  offline: 'The service cannot be reached',
  offlineMeans: 'Check that it is running. Nothing that you typed is lost.',
  codeMissing: 'This view is not loaded',
  codeMissingMeans:
    'Its code did not arrive. “Try again” loads the page anew; what you typed is kept.',
  other: 'This did not work',
  againIn: (seconds: number) =>
    seconds === 1 ? 'It is tried again in 1 second.' : `It is tried again in ${seconds} seconds.`,
  retryIn: (seconds: number) => `Try again (${seconds} s)`,
  needed: (needed: string, balance: string) =>
    `It needs ${needed} ${needed === '1' ? 'token' : 'tokens'}; the balance is ${balance}. The owner of this installation gives more, in the settings.`,
  /** What the service says, by the beginnings of its messages; it speaks English. */
  said: {} as Readonly<Record<string, string>>,
  titles: {
    invalid_request: 'Something is not right',
    invalid_api_key: 'You are signed out',
    insufficient_tokens: 'Not enough tokens',
    permission_denied: 'This is not allowed',
    not_found: 'Not found',
    conflict: 'That exists already',
    request_too_large: 'That is too large',
    unprocessable_document: 'This document cannot be read',
    unsupported_media_type: 'This kind of file is not read',
    upstream_error: 'The web does not answer',
    upstream_timeout: 'The web takes too long',
    internal_error: 'Something broke in the service',
    rate_limit_exceeded: 'Too many calls',
    too_many_concurrent_requests: 'Too many at the same time',
    storage_unavailable: 'The storage does not answer',
    engine_unavailable: 'The web is not set up here',
    overloaded: 'The service is busy',
  },
}
