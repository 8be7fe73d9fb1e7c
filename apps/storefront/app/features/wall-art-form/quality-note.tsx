import {
  type Catalogue,
  type FrameConfiguration,
  fillingPpi,
  fillMessage,
  isGoodEnough,
  parseDimension,
  printedSize,
  type Quality,
  qualityLight,
  type Shop,
} from '@passepartout/domain'
import type { PhotoPixels } from './use-visitor-photo.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

const FEET_PER_METRE = 3.2808

/** Print quality of a photo that fills wall art; the designer and its preflight rate it by the same rule. */
export const qualityOf = (
  photo: PhotoPixels,
  catalogue: Catalogue,
  configuration: FrameConfiguration,
): Quality =>
  qualityLight({
    viewing: 'wall',
    ppi: fillingPpi(photo, printedSize(catalogue, configuration)),
    front: parseDimension(configuration.formatType),
  })

/** A distance in the units of the shop's customers; feet are rounded up. */
export const formatDistanceText = (
  metres: number,
  { unit, locale }: Pick<Shop, 'unit' | 'locale'>,
): string => {
  const figures = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  return unit === 'in'
    ? `${figures(Math.ceil(metres * FEET_PER_METRE))}\u00a0ft`
    : `${figures(metres)}\u00a0m`
}

interface QualityNoteProps {
  props: WallArtFormProps
  photo: PhotoPixels
  configuration: FrameConfiguration
}

const COLOURS = { soft: 'bg-[#b7791f]', 'too-small': 'bg-reduced' }

/**
 * Says that the visitor photo becomes blurred in a format, and from which distance it looks sharp; nothing if it is
 * good.
 */
export function QualityNote({ props: { texts, shop, catalogue }, photo, configuration }: QualityNoteProps) {
  const { grade, sharpFromMetres = 0 } = qualityOf(photo, catalogue, configuration)
  if (isGoodEnough(grade)) return null
  const distance = formatDistanceText(sharpFromMetres, shop)
  return (
    <span
      data-quality={grade}
      className="flex basis-full items-center gap-1.5 whitespace-nowrap font-normal text-13 leading-tight text-muted"
    >
      <span aria-hidden="true" className={`size-2.5 flex-none rounded-full ${COLOURS[grade]}`} />
      <span>
        <span className="sr-only">{texts['your-photo']} </span>
        {fillMessage(texts['quality-soft'], { distance }, shop.locale)}
      </span>
    </span>
  )
}
