import type { Link } from '@passepartout/content-model'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'

/** A kind of product with a page of its own. */
export interface OverviewKind {
  name: string
  text?: string | undefined
  link: Link
  /** It is the current page. */
  here: boolean
  /** Fills the stage. */
  picture: ReactNode
}

/** Stage of a kind's image: width to height, largest width in CSS pixels, `sizes`. */
export const KIND_TILE_SIZES = { stage: 4 / 3, width: 240, sizes: '(width >= 768px) 18vw, 144px' }

/** Up to this many have their text beside the image on a laptop, because they would leave half of the row empty. */
const FEW = 3

/** Kinds as images above a list, in one row; a row to swipe on a phone. */
export function OverviewKinds({ page, kinds }: { page: Page; kinds: readonly OverviewKind[] }) {
  const few = kinds.length <= FEW
  return (
    <ul
      className={`snap-row mt-6 -ml-1 gap-3 scroll-p-1 p-1 max-md:bleed-right md:-mr-1 md:grid nav:gap-5 ${few ? 'md:grid-cols-3' : 'md:grid-cols-5'}`}
    >
      {kinds.map(({ name, text, link, here, picture }) => (
        <li
          key={name}
          className={`tile max-md:w-36 ${few ? 'nav:grid nav:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] nav:items-center nav:gap-5' : ''}`}
        >
          <div
            className={`tile-picture grid place-items-center outline-offset-2 outline-accent ${few ? 'max-nav:mb-2.5' : 'mb-2.5'} ${here ? 'outline-2' : ''}`}
            style={{ aspectRatio: KIND_TILE_SIZES.stage }}
          >
            {picture}
          </div>
          <div>
            <a
              href={urlOf(link, page)}
              aria-current={here ? 'page' : undefined}
              className="tile-link tile-name text-15 leading-snug font-semibold no-underline aria-[current]:text-accent"
            >
              {name}
            </a>
            {text && <p className="text-14 text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
