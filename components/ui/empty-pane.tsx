/** A drawn window in place of a missing picture. */
export function EmptyPane() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid grid-cols-3 grid-rows-[1fr_2fr] gap-px bg-white p-px *:bg-glass"
    >
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
