/** The product's name with its logo. */
export function Brand() {
  return (
    <span className="brand">
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        width="26"
        height="26"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
      >
        <path d="M6 11c6-7 14-7 20 0" />
        <path d="M6 16c6-7 14 7 20 0" />
        <path d="M6 21c6 7 14 7 20 0" />
      </svg>
      Skein
    </span>
  )
}
