import type { ReactNode } from 'react'

interface ProductTileProps {
  href: string
  name: string
  /** Level of the name below the heading of the list. */
  heading: 'h2' | 'h3'
  /** Fills the stage; without a picture a plain background of the same size. */
  picture?: ReactNode
  /** Width to height of the stage. */
  stage: number
  badges?: readonly string[]
  details?: string
  /** The last line, left and right: colours and price; without colours the price moves beside the name. */
  colours?: ReactNode
  price?: ReactNode
  /** In the upper right corner above the link, such as a button. */
  corner?: ReactNode
}

/** A product in a list: picture on its stage, name, details, colours, price; all of it is the link. */
export function Tile({
  href,
  name,
  heading: Heading,
  picture,
  stage,
  badges = [],
  details,
  colours,
  price,
  corner,
}: ProductTileProps) {
  const isPriceBeside = !colours && !!price
  const title = (space: string) => (
    <Heading className={`${space} min-w-0 font-text text-15 leading-snug font-semibold max-[359px]:text-14`}>
      <a href={href} className="tile-link tile-name no-underline">
        {name}
      </a>
    </Heading>
  )
  return (
    <li className="tile group flex flex-col">
      <div className="tile-picture relative" style={{ aspectRatio: stage }}>
        <div className="absolute inset-0 grid place-items-center">{picture}</div>
        {badges.length > 0 && (
          <p className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
            {badges.map(badge => (
              <span key={badge} className="badge">
                {badge}
              </span>
            ))}
          </p>
        )}
      </div>
      {isPriceBeside ? (
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 text-15">
          {title('')}
          {price}
        </div>
      ) : (
        title('mt-3')
      )}
      {details && <p className="line-clamp-2 text-14 text-muted">{details}</p>}
      {colours && (
        <div className="mt-auto flex min-h-6.5 flex-wrap items-center justify-end gap-x-3 gap-y-1 pt-1.5 text-15 *:first:mr-auto">
          {colours}
          {price}
        </div>
      )}
      {corner}
    </li>
  )
}
