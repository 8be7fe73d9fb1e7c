import { fillMessage, parseDimension, type Quality, qualityLight, type Shop } from '@passepartout/domain'
import type { CalculatorProps } from './calculator-props.ts'
import type { PhotoPixels } from './use-own-photo.ts'

const FEET_PER_METRE = 3.2808

/** The print-quality light of a photo that fills a format of the wall. */
export function qualityOf({ width, height }: PhotoPixels, format: string): Quality {
  const { widthMm, heightMm } = parseDimension(format)
  const pixelsAcross = Math.min(width, (height * widthMm) / heightMm)
  return qualityLight({ viewing: 'wall', pixelsAcross, widthMm, heightMm })
}

/** A distance as the shop's customers pace it. */
export const distanceText = (metres: number, { unit, locale }: Pick<Shop, 'unit' | 'locale'>): string => {
  const figures = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  return unit === 'in'
    ? `${figures(Math.ceil(metres * FEET_PER_METRE))}\u00a0ft`
    : `${figures(metres)}\u00a0m`
}

interface QualityNoteProps {
  props: CalculatorProps
  photo: PhotoPixels
  format: string
}

const COLOURS = { green: 'bg-ok', amber: 'bg-[#b7791f]', red: 'bg-reduced' }

/** How sharp the visitor's own photo becomes in a format: a light, and the same in words. */
export function QualityNote({ props: { texts, shop }, photo, format }: QualityNoteProps) {
  const { light, sharpFromMetres } = qualityOf(photo, format)
  const distance = distanceText(sharpFromMetres, shop)
  return (
    <span
      data-quality={light}
      className="flex basis-full items-center gap-1.5 whitespace-nowrap font-normal text-13 leading-tight text-muted"
    >
      <span aria-hidden="true" className={`size-2.5 flex-none rounded-full ${COLOURS[light]}`} />
      <span>
        <span className="sr-only">{texts['your-photo']} </span>
        {fillMessage(texts[`quality-${light}`], { distance }, shop.locale)}
      </span>
    </span>
  )
}
