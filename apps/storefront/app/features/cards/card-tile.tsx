import { inOneName } from '@passepartout/domain'
import { SwatchDots } from '@passepartout/ui/swatch'
import type { Page } from '../../platform/page.ts'
import { HeartButton } from '../wishlist/heart-button.tsx'
import type { DisplayedCard } from './card-designs.ts'
import { CardImage } from './card-image.tsx'

/** Size of the stage. A card takes at most 80 % of its width and 84 % of its height, in landscape 86 % of its width. */
const STAGE = { width: 230, height: 276 }

interface CardTileProps {
  page: Page
  card: DisplayedCard
  /** Heading level of the name, one below the heading of the list. */
  heading: 'h2' | 'h3'
  priority?: boolean
}

/** A card on its stage with name, format, foil and colours. Lists of this shop show no prices. */
export function CardTile({ page, card, heading: Heading, priority }: CardTileProps) {
  const { design } = card
  const { translate } = page
  const ratio = design.widthMm / design.heightMm
  const share = Math.min(ratio > 1 ? 0.86 : 0.8, (0.84 * STAGE.height * ratio) / STAGE.width)
  const details = [
    translate(`cards.size-${design.format}`),
    ...(design.foil ? [translate(`cards.foil-${design.foil}`)] : []),
  ]
  return (
    <li className="group relative">
      <div className="relative grid aspect-[230/276] place-items-center rounded-surface bg-stage">
        <div
          className="relative overflow-clip [overflow-clip-margin:24px]"
          style={{ width: `${Math.round(share * 1000) / 10}%` }}
        >
          <CardImage
            page={page}
            card={card}
            width={Math.round(300 * share)}
            sizes={`(width >= 1000px) ${Math.round(300 * share)}px, ${Math.round(46 * share)}vw`}
            {...(priority ? { priority } : {})}
            className="h-auto w-full"
          />
          {design.foil && <span aria-hidden="true" className="foil-sheen" />}
        </div>
      </div>
      <Heading className="mt-3 font-text text-15 font-semibold">{design.name}</Heading>
      <p className="text-14 text-muted">{inOneName(page.shop.locale, details).join(', ')}</p>
      <Colours page={page} card={card} />
      <HeartButton page={page} themeId={design.id} palette={card.palette.id} name={design.name} />
    </li>
  )
}

function Colours({ page, card }: { page: Page; card: DisplayedCard }) {
  const { palettes } = card.design
  const names = palettes.map(({ name }) => name).join(', ')
  return (
    <div className="mt-2">
      <SwatchDots
        colours={palettes}
        spoken={page.translate('cards.colours-of', { count: palettes.length, names })}
      />
    </div>
  )
}
