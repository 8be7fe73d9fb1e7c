import type { CallToAction } from '@passepartout/content-model'
import { ArrowRightIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'

/** Link beside a section's headline: underlined, in the stationery shop with an arrow. */
export function SectionLink({ page, more }: { page: Page; more: CallToAction | undefined }) {
  if (!more) return null
  const cards = page.shop.channel === 'kartenliebe'
  return (
    <a
      href={urlOf(more.link, page)}
      className={`hit-44 flex-none ${cards ? 'inline-flex items-center gap-2 font-semibold text-accent no-underline underline-offset-4 hover:underline' : 'text-link'}`}
    >
      {more.text}
      {cards && <ArrowRightIcon size={20} />}
    </a>
  )
}
