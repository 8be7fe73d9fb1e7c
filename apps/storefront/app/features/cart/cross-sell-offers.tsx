import type { CrossSellOffers } from '@passepartout/contracts'
import { withLinePhotosHash } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

interface CrossSellOffersListProps {
  page: Page
  offers: CrossSellOffers & { lineId: string }
  /** Other lines whose offers can be shown, with their labels. */
  others: readonly { id: string; words: string }[]
  /** Text below the title. */
  text: string
}

/**
 * "Dein Foto gibt es auch als": other products for the photo of a line, each a link into its designer with photo and
 * crop.
 */
export function CrossSellOffersList({
  page,
  offers: { lineId, title, offers, formats },
  others,
  text,
}: CrossSellOffersListProps) {
  const { translate } = page
  if (offers.length === 0) return null
  const address = (url: string) => withLinePhotosHash(page.href(url), lineId)
  return (
    <section id="also" aria-labelledby="also-as" className="mt-14 md:mt-section">
      <h2 id="also-as" className="type-h2">
        {title ? translate('cart.also-titled', { title }) : translate('cart.also')}
      </h2>
      <p className="mt-2 text-muted">{text}</p>
      {formats.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 text-15">
          <span className="flex min-h-11 items-center max-sm:min-h-8 max-sm:w-full">
            {translate('cart.also-format')}
          </span>
          {formats.map(({ id, details, url, price }) => (
            <a key={id} href={address(url)} className="text-link figures flex min-h-11 items-center">
              {`${details[0] ?? ''}, ${price.text}`}
            </a>
          ))}
        </p>
      )}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 nav:grid-cols-4 nav:gap-x-6">
        {offers.map(({ id, name, details, url, count, price, picture }) => (
          <li key={id}>
            <a href={address(url)} className="group block">
              <span className="relative block aspect-[4/3.4] overflow-hidden bg-stage">
                {picture.centre ? (
                  <img
                    src={picture.url}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="absolute inset-[14%] size-[72%] object-cover drop-shadow-card"
                    style={{ objectPosition: `${picture.centre.u * 100}% ${picture.centre.v * 100}%` }}
                  />
                ) : (
                  <img
                    src={picture.url}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="absolute inset-0 m-auto max-h-[80%] max-w-[80%] drop-shadow-card"
                  />
                )}
              </span>
              <span className="mt-3 flex items-baseline justify-between gap-x-3 max-sm:flex-col">
                <span className="font-semibold group-hover:underline">{name}</span>
                <span className="figures font-semibold">{price.text}</span>
              </span>
              <span className="figures block text-14 text-muted first-letter:uppercase">
                {[...(count > 1 ? [translate('cart.also-count', { count })] : []), ...details].join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-x-5 text-15">
          <span className="flex min-h-11 items-center">{translate('cart.also-others')}</span>
          {others.map(({ id, words }) => (
            <a key={id} href={`?also=${id}#also`} className="text-link flex min-h-11 items-center">
              {words}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
