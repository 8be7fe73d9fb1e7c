import {
  getContentPage,
  getStoryblokBreadcrumb,
  getStoryblokPage,
  getStoryblokTransform,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { parseShopHeaders, type Shop } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type CallSuccess, type Refusal, refuse, success } from '../../http/call-result.ts'
import { type ParsedInput, route } from '../../http/router.ts'
import type { ContentQuestion, ContentResult } from './content-reader.ts'

type Query = Omit<ParsedInput<typeof schemas.getStoryblokPage>['query'], 'path'>

/** Seconds until a retry may succeed. */
const AGAIN = { 'retry-after': '10' }

/** Reads a page in the requested version; the refusal when it is missing or the service unavailable. */
async function readContent<Payload>(
  { content }: CallContext,
  path: string,
  { platform = 'web', version, release, resolveRelations, sku, token }: Query,
  read: (question: ContentQuestion) => Promise<ContentResult<Payload>>,
): Promise<CallSuccess<Payload> | Refusal> {
  const isDraft = version === 'draft' || release !== undefined
  if (isDraft && !(token && content.mayReadDrafts(token))) return refuse('unauthorised')
  const result = await read({
    path: innerPath(path),
    platform,
    isDraft,
    release,
    relations: resolveRelations,
    sku,
  })
  if (result.ok) return { ...success(result.payload), isPrivate: isDraft }
  return result.why === 'missing'
    ? refuse('storyblok-page-not-found')
    : refuse('unavailable', { headers: AGAIN })
}

/** Paths of one channel end in a slash, and the start page is the story `home`. */
const innerPath = (path: string) => {
  const bare = path.replace(/\/+$/, '')
  return bare === '' || bare === '/home' ? '/' : bare
}

const getContentPageRoute = route(
  getContentPage,
  schemas.getContentPage,
  (context, { params: { locale, slug }, query: { path = `/${slug}`, ...query } }) => {
    const { channel, country } = context.shop
    const shop: Shop | undefined = parseShopHeaders(`${channel}-${country}`, locale)
    if (!shop) return refuse('invalid-input', { errors: { locale: [context.translate('field.invalid')] } })
    return readContent(context, path, query, question => context.content.page(shop, question))
  },
  { isPublic: true },
)

const getStoryblokPageRoute = route(
  getStoryblokPage,
  schemas.getStoryblokPage,
  (context, { query: { path, ...query } }) =>
    readContent(context, path, query, question => context.content.page(context.shop, question)),
  { isPublic: true },
)

const getStoryblokBreadcrumbRoute = route(
  getStoryblokBreadcrumb,
  schemas.getStoryblokBreadcrumb,
  (context, { query: { path, ...query } }) =>
    readContent(context, path, query, question => context.content.breadcrumb(context.shop, question)),
  { isPublic: true },
)

const getStoryblokTransformRoute = route(
  getStoryblokTransform,
  schemas.getStoryblokTransform,
  (context, { query: { path, ...query } }) =>
    readContent(context, path, query, question => context.content.transform(context.shop, question)),
  { isPublic: true },
)

/** Fixed paths come first, because the last route would match their first segment as a locale. */
export const contentRoutes = [
  getStoryblokPageRoute,
  getStoryblokBreadcrumbRoute,
  getStoryblokTransformRoute,
  getContentPageRoute,
]
