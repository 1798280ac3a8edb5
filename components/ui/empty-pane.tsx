/** Stands for a picture that there is not yet: a drawn window, six panes. */
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
