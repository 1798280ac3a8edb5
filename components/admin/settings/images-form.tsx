'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { saveImageSettings } from '@/lib/profile/actions'
import { type SliderName, type SliderValues, sliders, withUnit } from '@/lib/profile/image-settings'
import { cardClass } from './group'
import { SettingsSave } from './save'
import { SettingsSlider } from './slider'

const groups: [string, SliderName[]][] = [
  ['Project images', ['project_size', 'project_dimension', 'project_quality']],
  ['Logo', ['logo_size', 'logo_dimension', 'logo_quality']],
  ['Before compression', ['raw_limit']],
]

/** The seven sliders of specification §9, what they mean together, and one button. */
export function ImagesForm({ saved }: { saved: SliderValues }) {
  const [values, setValues] = useState(saved)
  return (
    <ActionForm
      action={saveImageSettings}
      failure="Failed to save image compression settings"
      // A slider knows only its steps, and the default of 2048 px lies between two of them.
      complete={(form) => {
        for (const [name, value] of Object.entries(values)) form.set(name, String(value))
      }}
      className={cardClass}
      label="Image upload settings"
    >
      {(state, pending) => (
        <>
          {groups.map(([title, names]) => (
            <fieldset key={title} className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
              <legend className="mb-3 font-semibold">{title}</legend>
              {names.map((name) => (
                <SettingsSlider
                  key={name}
                  {...sliders[name]}
                  name={name}
                  value={values[name]}
                  text={withUnit(name, values[name])}
                  error={state.fieldErrors?.[name]}
                  onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
                />
              ))}
            </fieldset>
          ))}
          <Summary values={values} />
          <SettingsSave state={state} pending={pending}>
            Save image settings
          </SettingsSave>
        </>
      )}
    </ActionForm>
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
