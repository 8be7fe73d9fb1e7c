import type { Page } from '../../platform/page.ts'
import { BlankCard } from '../cards/blank-card.tsx'
import { urlOf } from '../links/address.ts'

/** An empty cart, with a link to the first area of the shop. */
export function EmptyCart({ page }: { page: Page }) {
  const { translate } = page
  const cards = page.shop.channel === 'kartenliebe'
  const first = page.global?.navigation[0]
  return (
    <div className="wrap grid items-center gap-10 pt-10 pb-section md:grid-cols-2 md:pt-16">
      <div>
        <h1 className="type-overview">{translate('cart.empty-title')}</h1>
        <p className="type-lead measure mt-4">{translate('cart.empty-text')}</p>
        <a
          href={first ? urlOf(first.link, page) : page.href('/')}
          className="button button-primary mt-7 max-md:w-full"
        >
          {translate('cart.empty-action')}
        </a>
      </div>
      <div
        aria-hidden="true"
        className="grid place-items-center bg-stage py-[12%] max-md:order-first md:rounded-picture"
      >
        {cards ? <BlankCard className="w-[min(40%,200px)] -rotate-3" /> : <EmptyPictureFrame />}
      </div>
    </div>
  )
}

function EmptyPictureFrame() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 240" className="w-[min(46%,220px)] drop-shadow-lg">
      <rect width="200" height="240" fill="#2b2826" />
      <rect x="8" y="8" width="184" height="224" fill="#fffdf8" />
      <rect x="50" y="46" width="100" height="128" fill="#f1eee8" stroke="#dcd6cc" />
    </svg>
  )
}
