/** Errors of RFC 6749 (sections 4.1.2.1 and 5.2), RFC 7591 (3.2.2) and RFC 8707 (2). */
type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_target'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'

/** What an app did wrong, in the words of OAuth. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: OAuthErrorCode

  /** The message is a sentence for the developer of the app, in ASCII, as RFC 6749 demands. */
  constructor(code: OAuthErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
