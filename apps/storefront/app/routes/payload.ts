import { pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/payload.ts'
import { loadContentPage } from './load-content-page.ts'

/**
 * `_payload.json` beside a content page (spec 7): its story and head, or the application error of its page. Prices are
 * not included: they have their own calls.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const query = new URL(request.url).searchParams
  const page = await loadContentPage(context.get(services), own, query)
  if (page.failure) {
    own.failed?.(page.failure)
    return Response.json(page.failure, { status: page.failure.statusCode })
  }
  const { path, platform, shop, contentLocale, head, alternates, story } = page
  const { channel, locale } = shop
  return Response.json({ path, channel, locale, platform, contentLocale, head, alternates, story })
}
