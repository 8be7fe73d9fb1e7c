import type { Link } from '../../blocks/fields.ts'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'
import type { TilePicture } from './overview-list.ts'
import { TilePictureView } from './tile-picture.tsx'

/** A kind of product that has a page of its own. */
export interface OverviewKind {
  name: string
  link: Link
  /** The page that is being looked at. */
  here: boolean
  picture: TilePicture
}

/** Width to height of the ground of a kind. */
const STAGE = 4 / 3

/** Kinds as pictures above a list, a row to swipe on a phone. */
export function OverviewKinds({ page, kinds }: { page: Page; kinds: readonly OverviewKind[] }) {
  return (
    <ul className="snap-row mt-6 gap-3 p-1 max-md:bleed-right md:grid md:grid-flow-col md:auto-cols-fr nav:gap-5">
      {kinds.map(({ name, link, here, picture }) => (
        <li key={name} className="max-md:w-36">
          <a
            href={addressOf(link, page)}
            aria-current={here ? 'page' : undefined}
            className="group block text-15 leading-snug font-semibold no-underline hover:underline aria-[current]:text-accent"
          >
            <span
              className="mb-2.5 grid place-items-center rounded-picture bg-stage outline-offset-2 outline-accent group-aria-[current]:outline-2"
              style={{ aspectRatio: STAGE }}
            >
              <TilePictureView
                picture={picture}
                stage={STAGE}
                width={240}
                sizes="(width >= 768px) 18vw, 144px"
              />
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
