import '@passepartout/ui/brand-kartenliebe.css'
import '@passepartout/ui/brand-passepartout.css'
import { UiCatalogue } from '../features/ui-catalogue/ui-catalogue.tsx'
import '../features/ui-catalogue/ui-catalogue.css'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/ui.ts'
import { loadSystemPage } from './load-system-page.ts'

/** The design system's components in all their states; the server exposes it in development only. */
export async function loader({ context }: Route.LoaderArgs) {
  context.set(
    loadedPage,
    await loadSystemPage(context.get(services), context.get(pageRequest), 'frame.start'),
  )
  return null
}

export default function Ui() {
  const page = usePage()
  return page && <UiCatalogue channel={page.shop.channel} />
}
