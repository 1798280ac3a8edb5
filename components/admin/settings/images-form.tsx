'use client'

import { useId, useState } from 'react'
import { saveImageSettings } from '@/lib/profile/actions'
import { type SliderName, type SliderValues, sliders, withUnit } from '@/lib/profile/image-settings'
import { SettingsForm, useFieldErrors } from './form'

const groups: [string, SliderName[]][] = [
  ['Project images', ['project_size', 'project_dimension', 'project_quality']],
  ['Logo', ['logo_size', 'logo_dimension', 'logo_quality']],
  ['Before compression', ['raw_limit']],
]

/** The seven sliders of specification §9, what they mean together, and one button. */
export function ImagesForm({ saved }: { saved: SliderValues }) {
  const [values, setValues] = useState(saved)
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
      {groups.map(([title, names]) => (
        <fieldset key={title} className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="mb-3 font-semibold">{title}</legend>
          {names.map((name) => (
            <Slider
              key={name}
              name={name}
              value={values[name]}
              onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </fieldset>
      ))}
      <Summary values={values} />
    </SettingsForm>
  )
}

interface SliderProps {
  name: SliderName
  value: number
  onChange: (value: number) => void
}

/** Shows its value above, and its bounds or its problem below. */
function Slider({ name, value, onChange }: SliderProps) {
  const { label, min, max, step } = sliders[name]
  const text = withUnit(name, value)
  const error = useFieldErrors()[name]
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
