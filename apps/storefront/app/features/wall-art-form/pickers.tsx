import { type FormatGroupId, type FrameConfiguration, frameChoices } from '@passepartout/domain'
import { memo, useMemo } from 'react'
import { type Patch, type Rules, withOption } from './choices.ts'
import { FormatPicker } from './format-picker.tsx'
import { FramePicker } from './frame-picker.tsx'
import { OptionPicker } from './option-picker.tsx'
import type { Prices } from './use-prices.ts'
import { useSurcharges } from './use-surcharges.ts'
import type { PhotoPixels } from './use-visitor-photo.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface PickersProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  prices: Prices
  photo: PhotoPixels | undefined
  remembered: FormatGroupId | undefined
  onChange: (patch: Patch) => void
  onPoint: (format: string | undefined) => void
  onMore: () => void
}

/** All choices. They are the larger part of the product form, so a changed price alone does not render them again. */
export const Pickers = memo(function Pickers(pickers: PickersProps) {
  const { props, rules, configuration, prices, photo, remembered, onChange, onPoint, onMore } = pickers
  const surcharges = useSurcharges(rules, configuration, props.surcharges)
  const choices = useMemo(
    () => frameChoices(rules.catalogue, configuration, rules.shop),
    [rules, configuration],
  )
  const shown = { props, rules, configuration, choices }
  return (
    <>
      <FormatPicker
        {...shown}
        prices={prices}
        photo={photo}
        remembered={remembered}
        onChoose={formatType => onChange({ formatType })}
        onPoint={onPoint}
        onMore={onMore}
      />
      {choices.options.map(offered => (
        <OptionPicker
          key={offered.group}
          props={props}
          rules={rules}
          offered={offered}
          surcharges={surcharges}
          onChoose={value => onChange(before => ({ optionTypes: withOption(rules, before, value) }))}
        />
      ))}
      <FramePicker {...shown} surcharges={surcharges} onChange={onChange} />
    </>
  )
})
