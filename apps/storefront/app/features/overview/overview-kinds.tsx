import type { Link } from '@passepartout/content-model'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'

/** A kind of product that has a page of its own. */
export interface OverviewKind {
  name: string
  text?: string | undefined
  link: Link
  /** The page that is being looked at. */
  here: boolean
  /** Fills the ground. */
  picture: ReactNode
}

/** Ground of a kind's picture: width to height, widest in points, `sizes`. */
export const KIND_STAGE = { stage: 4 / 3, width: 240, sizes: '(width >= 768px) 18vw, 144px' }

/** Kinds as pictures above a list, five beside each other; a row to swipe on a phone. */
export function OverviewKinds({ page, kinds }: { page: Page; kinds: readonly OverviewKind[] }) {
  return (
    <ul
      className={`snap-row mt-6 -ml-1 gap-3 scroll-p-1 p-1 max-md:bleed-right md:-mr-1 md:grid nav:gap-5 ${kinds.length > 3 ? 'md:grid-cols-5' : 'md:grid-cols-3 nav:grid-cols-5'}`}
    >
      {kinds.map(({ name, text, link, here, picture }) => (
        <li key={name} className="max-md:w-36">
          <a
            href={addressOf(link, page)}
            aria-current={here ? 'page' : undefined}
            className="group block text-15 leading-snug font-semibold no-underline hover:underline aria-[current]:text-accent"
          >
            <div
              className="mb-2.5 grid place-items-center overflow-hidden rounded-picture bg-stage outline-offset-2 outline-accent group-aria-[current]:outline-2"
              style={{ aspectRatio: KIND_STAGE.stage }}
            >
              {picture}
            </div>
            {name}
          </a>
          {text && <p className="text-14 text-muted">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
