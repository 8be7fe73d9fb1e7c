import { BRAND_NAMES } from '@passepartout/domain'
import { canonicalOf } from '../../platform/head.tsx'
import type { Page } from '../../platform/page.ts'
import { shareImageOf } from './share-image.ts'

/** Open Graph tags, which messengers and networks show for a shared page. */
export function ShareTags({ page }: { page: Page }) {
  const { head, shop, alternates } = page
  const url = canonicalOf(page)
  if (!url) return null
  const picture = shareImageOf(page)
  const others = alternates.filter(({ locale }) => locale !== shop.locale && locale !== 'x-default')
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND_NAMES[shop.channel]} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={shop.locale.replace('-', '_')} />
      {others.map(({ locale }) => (
        <meta key={locale} property="og:locale:alternate" content={locale.replace('-', '_')} />
      ))}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="627" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
