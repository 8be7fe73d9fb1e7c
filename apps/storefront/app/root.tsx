import kartenliebe from '@passepartout/ui/brand-kartenliebe.css?url'
import passepartout from '@passepartout/ui/brand-passepartout.css?url'
import { FontPreloads } from '@passepartout/ui/fonts'
import { PageIcons } from '@passepartout/ui/page-icons'
import { type ReactNode, useContext } from 'react'
import { Links, Outlet } from 'react-router'
import './app.css'
import { ServerErrorPage } from './features/error/server-error-page.tsx'
import { ShareTags } from './features/sharing/share-tags.tsx'
import { StructuredData } from './features/structured-data/structured-data.tsx'
import { EntryScript } from './platform/entry-script.ts'
import { PAGE_TRANSITION, RESERVE_NET_PRICE_LINES } from './platform/first-paint.ts'
import { Head } from './platform/head.tsx'
import { usePage } from './platform/page.ts'
import { pageKind } from './platform/page-kind.ts'
import { RequestedShopContext } from './platform/requested-shop.ts'
import { SHOP_SERVICES } from './platform/shop-services.ts'

const BRANDS = { kartenliebe, passepartout }

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage()
  const script = useContext(EntryScript)
  const requested = useContext(RequestedShopContext)
  const shop = page?.shop ?? requested?.shop
  const channel = shop?.channel ?? 'passepartout'
  return (
    <html
      lang={shop?.locale ?? 'de-DE'}
      data-channel={channel}
      data-platform={page?.platform}
      data-kind={page && pageKind(page)}
    >
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, named in the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: RESERVE_NET_PRICE_LINES }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, named in the page's policy */}
        <style dangerouslySetInnerHTML={{ __html: PAGE_TRANSITION }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {page ? <Head page={page} /> : <title>{requested?.translate('error.broken')}</title>}
        {page && <ShareTags page={page} />}
        {page && <StructuredData page={page} />}
        {page?.services && page.services.purposes.length > 0 && (
          <meta name={SHOP_SERVICES} content={JSON.stringify(page.services)} />
        )}
        <FontPreloads channel={channel} />
        <PageIcons channel={channel} />
        <link rel="stylesheet" href={BRANDS[channel]} />
        <Links />
        <script type="module" src={script} />
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const requested = useContext(RequestedShopContext)
  return requested && <ServerErrorPage channel={requested.shop.channel} translate={requested.translate} />
}
