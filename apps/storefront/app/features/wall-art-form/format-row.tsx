import type { Locale } from '@passepartout/domain'
import { formatSize, parseDimension } from '@passepartout/domain'
import type { ReactNode } from 'react'
import { MoneyText } from './money-text.tsx'
import type { Prices } from './use-prices.ts'
import type { WallArtFormTexts } from './wall-art-form-texts.ts'

interface FormatRowProps {
  name: string
  format: string
  chosen: boolean
  locale: Locale
  texts: WallArtFormTexts
  prices: Prices
  note?: string | undefined
  /** How sharp the visitor photo becomes in it. */
  quality?: ReactNode
  /** Why the format does not fit the rest of the configuration; choosing it drops the obstacle. */
  refused?: string | undefined
  onChoose: (format: string) => void
  onPoint?: (format: string | undefined) => void
}

/** One format: its shape drawn to scale with the others, its size, its price. */
export function FormatRow({
  name,
  format,
  chosen,
  locale,
  texts,
  prices,
  note,
  quality,
  refused,
  onChoose,
  onPoint,
}: FormatRowProps) {
  const size = parseDimension(format)
  return (
    <label
      onPointerEnter={onPoint && (event => event.pointerType === 'mouse' && onPoint(format))}
      onPointerLeave={onPoint && (event => event.pointerType === 'mouse' && onPoint(undefined))}
      className="grid min-h-14 cursor-pointer grid-cols-[1.25rem_3rem_1fr_auto] items-center gap-x-3 max-[359px]:grid-cols-[1.25rem_1fr_auto] border-hairline border-b px-4 py-1 last:border-b-0 hover:bg-row-hover has-checked:bg-accent-soft has-checked:font-semibold has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent md:min-h-13"
    >
      <input
        type="radio"
        name={name}
        value={format}
        defaultChecked={chosen}
        onChange={() => onChoose(format)}
        className="size-5 accent-accent outline-none"
      />
      <span
        aria-hidden="true"
        className={`justify-self-center max-[359px]:hidden ${chosen ? 'bg-accent' : 'bg-line-strong/45'}`}
        style={shapeStyle(size.widthMm, size.heightMm)}
      />
      <span className="figures flex flex-wrap items-baseline gap-x-3">
        {formatSize(size, locale)}
        {note && <span className="badge self-center">{note}</span>}
        {quality}
      </span>
      <span className="text-right text-15 leading-tight md:max-nav:min-w-[7.5rem] xxl:min-w-[7.5rem] [&_del]:text-13 [&_del]:font-normal max-md:[&_del]:block md:max-nav:[&_del]:ml-2 nav:max-xxl:[&_del]:block xxl:[&_del]:ml-2">
        {refused ? (
          <span className="font-normal text-13 text-muted">{refused}</span>
        ) : (
          <MoneyText price={prices.ofFormat(format) ?? (chosen ? prices.current : undefined)} texts={texts} />
        )}
      </span>
    </label>
  )
}

// .26 px per cm, so that the list visibly grows; the largest are limited to the column.
function shapeStyle(widthMm: number, heightMm: number) {
  const scale = Math.min(0.026, 46 / widthMm, 40 / heightMm)
  return {
    width: `${Math.max(4, Math.round(widthMm * scale))}px`,
    height: `${Math.max(3, Math.round(heightMm * scale))}px`,
  }
}
