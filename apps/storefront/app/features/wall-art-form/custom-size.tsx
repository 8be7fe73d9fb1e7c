import {
  dimensionInputValue,
  dimensionString,
  type FrameChoices,
  type FrameConfiguration,
  fillMessage,
  formatLength,
  formatMoney,
  formatSize,
  parseDimension,
  parseDimensionInput,
  sanitiseDimensionInput,
  subtractMoney,
} from '@passepartout/domain'
import { InfoIcon } from '@passepartout/ui/icons'
import { type MouseEvent, useState } from 'react'
import { MATERIAL_WANTED } from '../../platform/page-events.ts'
import { formatListName } from './choices.ts'
import { MoneyText } from './money-text.tsx'
import { productUrlWithChoice } from './page-address.ts'
import { interceptClick } from './ratio-chips.tsx'
import type { Prices } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface CustomSizeProps {
  props: WallArtFormProps
  limits: NonNullable<FrameChoices['freeFormat']>
  configuration: FrameConfiguration
  chosen: boolean
  portrait: boolean
  prices: Prices
  onChoose: (format: string) => void
}

/** A custom size; compares it with the nearest standard format if that one is cheaper. */
export function CustomSize(custom: CustomSizeProps) {
  const { props, limits, configuration, chosen, prices, onChoose } = custom
  const { formatType: format } = configuration
  const { texts, shop } = props
  const { locale, unit } = shop
  const written = (mm: number) => dimensionInputValue(mm, unit)
  const read = (text: string) => parseDimensionInput(text, unit) ?? 0
  const size = parseDimension(format)
  const [typed, setTyped] = useState({ width: written(size.widthMm), height: written(size.heightMm) })
  const [widthMm, heightMm] = [read(typed.width), read(typed.height)]
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)]
  const isPossible =
    short >= limits.minSideMm && short <= limits.maxShortSideMm && long <= limits.maxLongSideMm
  const other = isPossible
    ? undefined
    : props.others.find(
        ({ limits: its }) =>
          short >= its.minSideMm && short <= its.maxShortSideMm && long <= its.maxLongSideMm,
      )
  const near = chosen && isPossible ? cheaperStandardFormat(format, prices) : undefined

  const type = (side: 'width' | 'height', text: string) => {
    const next = { ...typed, [side]: sanitiseDimensionInput(text, unit) }
    setTyped(next)
    const wanted = { widthMm: read(next.width), heightMm: read(next.height) }
    const [low, high] = [Math.min(wanted.widthMm, wanted.heightMm), Math.max(wanted.widthMm, wanted.heightMm)]
    if (low >= limits.minSideMm && low <= limits.maxShortSideMm && high <= limits.maxLongSideMm)
      onChoose(dimensionString(wanted))
  }
  const field = (side: 'width' | 'height') => (
    <label className="block w-28">
      <span className="mb-1.5 block font-semibold text-14">{texts[side]}</span>
      <span className="relative block">
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed[side]}
          aria-invalid={!isPossible}
          aria-describedby="custom-size-hint"
          onChange={event => type(side, event.target.value)}
          onFocus={event => event.target.select()}
          className="field min-h-12! pr-10! font-semibold figures"
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted">
          {unit}
        </span>
      </span>
    </label>
  )

  return (
    <fieldset
      className={`mt-6 min-w-0 rounded-surface border p-4 ring-accent ring-inset ${chosen ? 'border-accent bg-accent-soft ring-1' : 'border-line-strong'}`}
    >
      <legend className="sr-only">{texts['custom-size']}</legend>
      <div className="flex flex-wrap items-end gap-x-2.5 gap-y-3">
        <input
          type="radio"
          name="more-formats"
          aria-label={texts['custom-size']}
          checked={chosen}
          disabled={!isPossible}
          onChange={() => onChoose(dimensionString({ widthMm, heightMm }))}
          className="mb-3.5 size-5 accent-accent"
        />
        {field('width')}
        <span aria-hidden="true" className="mb-3">
          ×
        </span>
        {field('height')}
        <span className="ml-auto min-h-10 text-right text-14">
          <span className="block text-muted">{texts['custom-size']}</span>
          <span className="text-16">
            {chosen && isPossible && <MoneyText price={prices.current} texts={texts} />}
          </span>
        </span>
      </div>
      <p
        id="custom-size-hint"
        className={`mt-3 flex min-h-6 flex-wrap items-start gap-x-2 text-14 ${isPossible ? '' : 'text-reduced'}`}
      >
        <InfoIcon size={18} aria-hidden="true" className="mt-0.5 flex-none" />
        <span className="flex-1 basis-40">
          {near
            ? fillMessage(
                texts['cheaper-near'],
                {
                  size: formatSize(parseDimension(near.format), locale),
                  amount: formatMoney(near.saved, locale),
                },
                locale,
              )
            : fillMessage(
                texts['size-between'],
                {
                  min: formatLength(limits.minSideMm, locale),
                  long: formatLength(limits.maxLongSideMm, locale),
                  short: formatLength(limits.maxShortSideMm, locale),
                },
                locale,
              )}
        </span>
        {other && (
          <OtherMaterialLink
            address={productUrlWithChoice(other.address, {
              ...configuration,
              formatType: dimensionString({ widthMm, heightMm }),
            })}
            text={fillMessage(texts['other-material'], { material: other.title }, locale)}
          />
        )}
        {near && (
          <button type="button" onClick={() => onChoose(near.format)} className="text-link hit-44 ml-auto">
            {fillMessage(
              texts['take-size'],
              { size: formatSize(parseDimension(near.format), locale) },
              locale,
            )}
          </button>
        )}
      </p>
    </fieldset>
  )
}

/**
 * Link to the same product in another material: replaces this page if its script is loaded, with frame, mat and
 * options.
 */
function OtherMaterialLink({ address, text }: { address: string; text: string }) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const dialog = event.currentTarget.closest('dialog')
    interceptClick(event, () => {
      dialog?.close()
      const wanted = new CustomEvent(MATERIAL_WANTED, { detail: address, cancelable: true })
      if (dispatchEvent(wanted)) location.assign(address)
    })
  }
  return (
    <a href={address} data-other-material="" onClick={open} className="text-link hit-44">
      {text}
    </a>
  )
}

/** A standard format within 3 cm on each side, and cheaper. */
function cheaperStandardFormat(format: string, prices: Prices) {
  const { current } = prices
  if (!current) return undefined
  const size = parseDimension(format)
  const turn = formatListName(format) !== format
  for (const listed of prices.listed) {
    const { widthMm, heightMm } = parseDimension(listed.formatType)
    const [width, height] = turn ? [heightMm, widthMm] : [widthMm, heightMm]
    const isNear = Math.abs(width - size.widthMm) <= 30 && Math.abs(height - size.heightMm) <= 30
    const saved = subtractMoney(current.priceCurrent, listed.priceCurrent)
    if (isNear && saved.amount > 0)
      return { format: dimensionString({ widthMm: width, heightMm: height }), saved }
  }
  return undefined
}
