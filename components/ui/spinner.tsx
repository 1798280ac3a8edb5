export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center">
      <span
        aria-hidden="true"
        className="size-10 animate-spin rounded-full border-3 border-bar border-t-brick"
      />
      <span className="sr-only">{label}</span>
    </div>
  )
}
