import {
  type FormatGroupId,
  type FrameChoices,
  type FrameConfiguration,
  formatSize,
  freeGroupOf,
  materialOf,
  parseDimension,
  withColon,
} from '@passepartout/domain'
import { ChevronRightIcon } from '@passepartout/ui/icons'
import { formatInGroup, formatList, orientation, type Rules, rotatedFormat } from './choices.ts'
import { FormatRow } from './format-row.tsx'
import { productUrlWithChoice } from './page-address.ts'
import { QualityNote } from './quality-note.tsx'
import { interceptClick, RatioChips } from './ratio-chips.tsx'
import { refusal } from './refusal.ts'
import type { Prices } from './use-prices.ts'
import type { PhotoPixels } from './use-visitor-photo.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface FormatPickerProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  choices: FrameChoices
  prices: Prices
  photo: PhotoPixels | undefined
  /** Ratio group shown last, for formats that have none. */
  remembered: FormatGroupId | undefined
  onChoose: (format: string) => void
  onPoint: (format: string | undefined) => void
  onMore: () => void
}

/** Aspect ratio, orientation and size; sizes with their prices. */
export function FormatPicker(picker: FormatPickerProps) {
  const { props, rules, configuration, choices, prices, photo, remembered, onChoose, onPoint, onMore } =
    picker
  const { texts, shop, path, allFormats } = props
  const { formatType } = configuration
  const list = formatList(rules, choices, formatType, remembered)
  const way = orientation(formatType)
  const address = (format: string) => productUrlWithChoice(path, { ...configuration, formatType: format })
  const groupAddress = (group: FormatGroupId) => address(formatInGroup(choices, group, formatType))
  const all = choices.formats.flatMap(({ main, more }) => [...main, ...more])
  const shown = allFormats ? all.map(({ value, code }) => ({ format: value, code })) : list.shown
  const extra = shown.some(({ format }) => format === formatType) ? undefined : formatType
  const quality = photo && <QualityNote props={props} photo={photo} configuration={configuration} />
  const isCustom = !all.some(({ value }) => value === formatType || value === rotatedFormat(formatType))
  const moreAddress = `${address(formatType)}&formats=all`
  const freeGroup = freeGroupOf(
    rules.catalogue,
    materialOf(rules.catalogue, configuration.materialType),
    shop,
  )

  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="contents">
        <span className="float-left py-1">
          {withColon(shop.locale, texts.format)}{' '}
          <strong className="figures font-semibold">
            {formatSize(parseDimension(formatType), shop.locale)}
          </strong>
        </span>
      </legend>
      <p className="float-right flex min-h-8">
        {way !== 'square' && (
          <a
            href={address(rotatedFormat(formatType))}
            onClick={event => interceptClick(event, () => onChoose(rotatedFormat(formatType)))}
            className="text-link hit-44 grid self-center text-15"
          >
            <span className="[grid-area:1/1]">{way === 'portrait' ? texts.landscape : texts.portrait}</span>
            {/* The other word reserves its width, so that the link does not move. */}
            <span aria-hidden="true" className="invisible [grid-area:1/1]">
              {way === 'portrait' ? texts.portrait : texts.landscape}
            </span>
          </a>
        )}
      </p>
      <div className="clear-both pt-1.5">
        <RatioChips
          groups={list.groups}
          active={list.active}
          texts={texts}
          portrait={way === 'portrait'}
          addressOf={groupAddress}
          onChoose={group => onChoose(formatInGroup(choices, group, formatType))}
          free={freeGroup && { isActive: isCustom, address: moreAddress, onOpen: onMore }}
        />
      </div>
      <div className="mt-2 flex flex-col overflow-hidden rounded-surface border border-hairline bg-raised">
        <div
          style={{ '--rows': list.rows } as React.CSSProperties}
          className="min-h-[calc(var(--rows)*3.5rem)] md:min-h-[calc(var(--rows)*3.25rem)]"
        >
          {extra && (
            <FormatRow
              name="formatType"
              format={extra}
              chosen
              locale={shop.locale}
              texts={texts}
              prices={prices}
              note={isCustom ? texts['custom-size'] : undefined}
              quality={quality}
              onChoose={onChoose}
            />
          )}
          {shown.map(({ format, code }) => (
            <FormatRow
              key={format}
              name="formatType"
              format={format}
              chosen={format === formatType}
              quality={format === formatType ? quality : undefined}
              refused={
                code === undefined
                  ? undefined
                  : code.startsWith('frame-')
                    ? texts['unframed-only']
                    : refusal(code, texts)
              }
              locale={shop.locale}
              texts={texts}
              prices={prices}
              onChoose={onChoose}
              onPoint={onPoint}
            />
          ))}
        </div>
        {list.hasMore && !allFormats && (
          <a
            href={moreAddress}
            aria-haspopup="dialog"
            onClick={event => interceptClick(event, onMore)}
            className="flex min-h-14 items-center justify-between border-hairline border-t px-4 font-semibold text-accent no-underline hover:bg-row-hover focus:bg-row-hover"
          >
            {choices.freeFormat ? texts['more-formats-free'] : texts['more-formats']}
            <ChevronRightIcon size={20} aria-hidden="true" />
          </a>
        )}
      </div>
    </fieldset>
  )
}
