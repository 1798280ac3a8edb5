/** The arrows on a comparison's handle. */
export function BothWays() {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="12"
      viewBox="0 0 22 12"
      fill="none"
      stroke="currentColor"
    >
      <path d="M6.5 1.5 2 6l4.5 4.5M15.5 1.5 20 6l-4.5 4.5" strokeWidth="1.75" />
    </svg>
  )
}
