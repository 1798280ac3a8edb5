/** How far something has come, to eyes and ears. */
export function ProgressBar({ label, progress }: { label: string; progress: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(progress)}
      className="h-1.5 overflow-hidden rounded-frame bg-bar"
    >
      <div
        className="h-full origin-left bg-brick transition-transform duration-200"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  )
}

export function percent(progress: number): number {
  return Math.floor(progress * 100)
}
