import { useId } from 'react'

interface SettingsSliderProps {
  name: string
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit. */
  text: string
  error?: string
  onChange: (value: number) => void
}

/** A slider that shows its value, with its bounds below. */
export function SettingsSlider(props: SettingsSliderProps) {
  const { name, label, min, max, step, value, text, error, onChange } = props
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-base">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brick"
      />
      <p
        id={`${id}-note`}
        className={error ? 'text-base text-brick' : 'flex justify-between text-slate text-sm'}
      >
        {error ?? (
          <>
            <span>{min}</span>
            <span className="sr-only"> to </span>
            <span>{max}</span>
          </>
        )}
      </p>
    </div>
  )
}
