'use client'

import { type MouseEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveImageSettings } from '@/lib/profile/actions'
import {
  defaultSliders,
  nearestValue,
  type SliderName,
  type SliderValues,
  sliders,
  withUnit,
} from '@/lib/profile/image-settings'
import { Fold, SettingsForm, useFieldErrors } from './form'

const groups: [string, SliderName[]][] = [
  ['Project images', ['project_size', 'project_dimension', 'project_quality']],
  ['Logo', ['logo_size', 'logo_dimension', 'logo_quality']],
  ['Before compression', ['raw_limit']],
]

/** What the seven sliders of specification §9 mean together, the sliders folded away, and one button. */
export function ImagesForm({ saved }: { saved: SliderValues }) {
  const [values, setValues] = useState(saved)
  const reset = (names: SliderName[]) => (event: MouseEvent<HTMLButtonElement>) => {
    const defaults = Object.fromEntries(names.map((name) => [name, defaultSliders[name]]))
    setValues((before) => ({ ...before, ...defaults }))
    // Counts as a change, like typing.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <SettingsForm
      action={saveImageSettings}
      failure="Failed to save image compression settings"
      // A slider knows only its steps, and the default of 2048 px lies between two of them.
      complete={(form) => {
        for (const [name, value] of Object.entries(values)) form.set(name, String(value))
      }}
      label="Image upload settings"
      save="Save image settings"
    >
      <Summary values={values} />
      <Fold title="Change these limits" holds={(name) => name in sliders}>
        {groups.map(([title, names]) => (
          <fieldset
            key={title}
            data-changed={names.some((name) => values[name] !== saved[name]) || undefined}
            className="grid items-start gap-x-8 gap-y-3 sm:grid-cols-2"
          >
            <legend className="mb-3 font-semibold">{title}</legend>
            {names.map((name) => (
              <Slider
                key={name}
                name={name}
                value={values[name]}
                onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
              />
            ))}
            <div className="self-center">
              <Button variant="quiet" className="min-h-11! px-4! text-base" onClick={reset(names)}>
                Reset to default<span className="sr-only"> {title}</span>
              </Button>
            </div>
          </fieldset>
        ))}
      </Fold>
    </SettingsForm>
  )
}

interface SliderProps {
  name: SliderName
  value: number
  onChange: (value: number) => void
}

/** Shows its value above, where it can be typed too, and its bounds or its problem below. */
function Slider({ name, value, onChange }: SliderProps) {
  const { label, min, max, step, unit } = sliders[name]
  const error = useFieldErrors()[name]
  const id = useId()
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-note`,
  } as const
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-base">
        <label htmlFor={id}>{label}</label>
        <span className="flex items-center gap-1.5">
          <TypedValue name={name} value={value} onChange={onChange} {...described} />
          <span aria-hidden="true" className="w-7">
            {unit}
          </span>
        </span>
      </div>
      <input
        {...described}
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={withUnit(name, value)}
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

interface TypedValueProps extends SliderProps {
  'aria-invalid'?: true
  'aria-describedby': string
}

/** What is typed moves the slider at once; left, the field shows the value that will be saved. */
function TypedValue({ name, value, onChange, ...described }: TypedValueProps) {
  const { label, unit } = sliders[name]
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      {...described}
      type="text"
      inputMode="decimal"
      aria-label={`${label} in ${unit}`}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const nearest = nearestValue(name, target.value)
        if (nearest !== null) onChange(nearest)
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setTyped(null)
      }}
      className="min-h-11 w-20 rounded-control border border-control bg-white px-2 text-right even-digits aria-invalid:border-2 aria-invalid:border-brick"
    />
  )
}

function Summary({ values }: { values: SliderValues }) {
  const say = (name: SliderName) => withUnit(name, values[name])
  return (
    <p className="rounded-control bg-glass px-4 py-3 text-base">
      Photos above {say('project_size')} are compressed to at most {say('project_dimension')} on
      their longest side at {say('project_quality')} quality, logos above {say('logo_size')} to{' '}
      {say('logo_dimension')} at {say('logo_quality')}. Photos above {say('raw_limit')} are refused.
    </p>
  )
}
