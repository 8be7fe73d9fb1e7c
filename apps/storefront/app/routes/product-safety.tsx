import { getProductSafety } from '@passepartout/contracts'
import { data } from 'react-router'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { ProductSafety } from '../features/product-safety/product-safety.tsx'
import { catalogueClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/product-safety.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Manufacturer and safety notes of the products, for the links beside every offer. */
export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const [page, safety] = await Promise.all([
    loadSystemPage(context.get(services), own, 'safety.title'),
    catalogueClient(own).call(getProductSafety, {}),
  ])
  context.set(loadedPage, page)
  return data({ safety: safety.ok ? safety.payload : undefined }, { status: safety.ok ? 200 : 503 })
}

export default function ProductSafetyRoute({ loaderData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page}>
      <ProductSafety page={page} safety={loaderData.safety} />
    </PageLayout>
  )
}
