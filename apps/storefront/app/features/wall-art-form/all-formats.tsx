import {
  type FormatGroupId,
  type FrameConfiguration,
  frameChoices,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { WallScene } from '@passepartout/mockups/wall-scene'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { responsiveImage } from '../images/image-url.ts'
import { compareBySize, formatList, orientation, type Rules } from './choices.ts'
import { CustomSize } from './custom-size.tsx'
import { FormatRow } from './format-row.tsx'
import { ratioName } from './ratio-chips.tsx'
import type { Prices } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'
import { wallDimensionTexts } from './wall-dimension-texts.ts'

interface AllFormatsProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  prices: Prices
  onChoose: (format: string) => void
}

/** The chosen format on the wall, and all others by aspect ratio. */
export const AllFormats = memo(function AllFormats(all: AllFormatsProps) {
  const { props, rules, configuration, prices, onChoose } = all
  const { texts, shop, wall } = props
  const choices = useMemo(
    () => frameChoices(rules.catalogue, configuration, rules.shop),
    [rules, configuration],
  )
  const [group, setGroup] = useState<FormatGroupId | undefined>(
    formatList(rules, choices, configuration.formatType).active,
  )
  const portrait = orientation(configuration.formatType) === 'portrait'
  const groups = choices.formats.map(({ group: id, main, more }) => ({
    id,
    formats: compareBySize([...main, ...more].filter(({ allowed }) => allowed)),
  }))
  const isListed = groups.some(({ formats }) =>
    formats.some(({ value }) => value === configuration.formatType),
  )

  return (
    <>
      <WallScene
        {...wall}
        picture={responsiveImage}
        sizes="(width >= 768px) 392px, 100vw"
        product={wallArtAppearanceOf(rules.catalogue, configuration)}
        measures={wallDimensionTexts(rules, configuration)}
        className="wall-preview max-md:h-[190px] max-md:flex-none md:h-full"
      />
      <div className="relative min-h-0 overflow-y-auto overscroll-contain px-5 py-4 md:px-7">
        <fieldset
          className="snap-row max-md:bleed-right min-w-0 gap-1.5 py-1 md:flex-wrap"
          aria-label={texts.ratio}
        >
          <Chip pressed={group === undefined} onPress={() => setGroup(undefined)}>
            {texts.all}
          </Chip>
          {groups.map(({ id }) => (
            <Chip key={id} pressed={group === id} onPress={() => setGroup(id)}>
              {ratioName(id, texts)}
            </Chip>
          ))}
        </fieldset>
        {groups
          .filter(({ id, formats }) => (group === undefined || id === group) && formats.length > 0)
          .map(({ id, formats }) => (
            <fieldset key={id} className="mt-4 min-w-0">
              <legend className="mb-1 font-semibold text-14 text-muted">{ratioName(id, texts)}</legend>
              {formats.map(({ value }) => (
                <FormatRow
                  key={value}
                  name="more-formats"
                  format={value}
                  chosen={value === configuration.formatType}
                  locale={shop.locale}
                  texts={texts}
                  prices={prices}
                  onChoose={onChoose}
                />
              ))}
            </fieldset>
          ))}
        {choices.freeFormat && (
          <CustomSize
            props={props}
            limits={choices.freeFormat}
            configuration={configuration}
            chosen={!isListed}
            portrait={portrait}
            prices={prices}
            onChoose={onChoose}
          />
        )}
      </div>
    </>
  )
})

function Chip({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="chip aria-[pressed=true]:border-ink! aria-[pressed=true]:bg-ink! aria-[pressed=true]:text-raised!"
    >
      {children}
    </button>
  )
}
