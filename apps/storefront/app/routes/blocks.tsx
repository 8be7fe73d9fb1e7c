import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.ts'
import { catalogueClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/blocks.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Sample blocks with all relevant states; each block has its own file. */
const samples = import.meta.glob<object[]>('../blocks/*/sample.json', { import: 'default' })

/** A block with its own sample data; the server exposes it in development only. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const load = samples[`../blocks/${params['*']}/sample.json`]
  if (!load) throw new Response('This block has no sample.', { status: 404 })
  const own = context.get(pageRequest)
  const all = context.get(services)
  const [page, stored] = await Promise.all([loadSystemPage(all, own, 'frame.start'), load()])
  const blocks = await loadBlocks(
    stored,
    {
      shop: own.shop,
      path: own.path,
      query: new URL(request.url).searchParams,
      catalogue: all.catalogue,
      stories: all.stories,
      api: catalogueClient(own),
    },
    all.log,
  )
  context.set(loadedPage, { ...page, ...blocks })
  return null
}

export default function BlockSamples() {
  const page = usePage()
  return (
    page && (
      <main>
        <Blocks page={page} blocks={page.blocks} />
      </main>
    )
  )
}
