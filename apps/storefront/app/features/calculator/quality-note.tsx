import { fillMessage } from '@passepartout/domain'
import type { CalculatorProps } from './calculator-props.ts'
import { distanceText, qualityOf } from './quality-of.ts'
import type { PhotoPixels } from './use-own-photo.ts'

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
