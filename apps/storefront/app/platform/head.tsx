import type { Channel } from '@passepartout/domain'
import { FontPreloads } from '@passepartout/ui/fonts'
import kartenliebeIcon from './icons/kartenliebe.svg?url&no-inline'
import passepartoutIcon from './icons/passepartout.svg?url&no-inline'
import type { Page } from './page.ts'

const ICONS: Record<Channel, string> = { kartenliebe: kartenliebeIcon, passepartout: passepartoutIcon }

/** Faces, icon, title, description, canonical and alternates of a page. */
export function Head({ page }: { page: Page }) {
  const { head, alternates, shop, status } = page
  return (
    <>
      <FontPreloads channel={shop.channel} />
      <link rel="icon" type="image/svg+xml" href={ICONS[shop.channel]} />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {status === 200 && head.canonical && <link rel="canonical" href={head.canonical} />}
      {status === 200 &&
        alternates.map(({ locale, url }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={url} />
        ))}
    </>
  )
}
