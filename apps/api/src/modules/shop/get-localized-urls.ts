import { getLocalizedUrls } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

export const getLocalizedUrlsRoute = route(
  getLocalizedUrls,
  schemas.getLocalizedUrls,
  async ({ shop, localisedPages }, { query: { path } }) => {
    const urls = await localisedPages(shop, path)
    return urls.length > 0 ? answer({ path, urls: [...urls] }) : refuse('page-not-found')
  },
  { isPublic: true },
)
