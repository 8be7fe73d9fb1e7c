import type { Page } from '../../platform/page.ts'
import { Picture } from '../images/picture.tsx'
import type { DisplayedCard } from './card-designs.ts'

interface CardImageProps {
  page: Page
  card: DisplayedCard
  /** Largest width of the card in CSS pixels. */
  width: number
  sizes: string
  priority?: boolean
  /** Empty alternative text, for a card with its name beside it. */
  decorative?: boolean
  className?: string
}

/** The front of a card in its real proportions, on a table: radius 2 px and its own shadow. */
export function CardImage({
  page,
  card,
  width,
  sizes,
  priority,
  decorative,
  className = '',
}: CardImageProps) {
  const { design, palette } = card
  const height = Math.round((width * design.heightMm) / design.widthMm)
  const alt = decorative
    ? ''
    : page.translate('cards.picture', {
        name: design.name,
        format: page.translate(`cards.size-${design.format}`),
      })
  return (
    <Picture
      asset={palette.picture}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      quality={82}
      {...(priority ? { priority } : {})}
      className={`rounded-[2px] shadow-card ${className}`}
    />
  )
}
