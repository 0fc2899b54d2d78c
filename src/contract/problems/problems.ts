/** All problem codes that a caller may get, with their HTTP status. */
export const problems = {
  invalid_request: 400,
  invalid_api_key: 401,
  insufficient_tokens: 402,
  permission_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  idempotency_in_progress: 409,
  request_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  unprocessable_document: 422,
  rate_limit_exceeded: 429,
  too_many_concurrent_requests: 429,
  internal_error: 500,
  upstream_error: 502,
  storage_unavailable: 503,
  overloaded: 503,
  engine_unavailable: 503,
  upstream_timeout: 504,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problems
