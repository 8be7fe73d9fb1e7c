import { isUnsafeLink, optionalLink } from '@passepartout/content-model'
import { pageHref, pagePath, shopHost } from '@passepartout/domain'
import { redirect } from 'react-router'
import { urlOf } from '../features/links/address.ts'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import type { Story } from '../platform/stories.ts'

const STATUSES = [301, 302, 303, 307, 308]

/**
 * Redirect target of a story, with the story's status as code (spec 2); 301 by default. An invalid target, or one that
 * is the page itself, is logged and ignored.
 */
export function redirectOfStory(
  { hosts, publicOrigin, log }: Services,
  { shop, platform, path }: PageRequest,
  { content, full_slug: story }: Pick<Story, 'content' | 'full_slug'>,
): Response | undefined {
  const { target } = content
  const link = optionalLink.safeParse(target)
  if (!link.success || (typeof target === 'object' && target !== null && isUnsafeLink(target))) {
    log.error({ key: 'hybrid-parse-error', story, path }, 'story redirect target invalid')
    return undefined
  }
  if (!link.data) return undefined
  const address = urlOf(link.data, {
    shop,
    href: inner => pageHref(shop, inner, platform),
    shopUrl: (channel, inner) =>
      publicOrigin(shopHost(hosts, channel, shop.country)) + pagePath({ ...shop, channel }, inner),
  })
  if (!/^(?:https?:\/)?\//i.test(address) || address === pagePath(shop, path, platform)) {
    log.error({ key: 'hybrid-parse-error', story, path }, 'story redirects to itself')
    return undefined
  }
  const status = Number(content.status)
  return redirect(address, STATUSES.includes(status) ? status : 301)
}
